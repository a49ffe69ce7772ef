// Search, filters and order over a list of the back office. A form and links, so that it works without script.
import { useEffect, useRef, useState } from 'react';
import type { StatusCounts } from '#db/contract/admin-lists.ts';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import type { ListQuery } from '../../lib/list-query.ts';

/** How long typing rests before it is searched for. */
const TYPING_RESTS_MS = 180;

const STATUSES = [
  ['', 'All', 'all'],
  ['published', 'Published', 'published'],
  ['draft', 'Drafts', 'draft'],
  ['scheduled', 'Scheduled', 'scheduled'],
  ['changed', 'Changes waiting', 'changed'],
] as const;

/** A filter by one of `values`; with an empty `all` there is always a choice, as of an order. */
export interface ListChoice {
  name: string;
  label: string;
  all?: string;
  values: readonly { value: string; label: string }[];
}

interface ListToolsProps {
  path: string;
  /** What is listed, in the plural: 'posts'. */
  noun: string;
  query: ListQuery;
  counts: StatusCounts;
  choices: readonly ListChoice[];
  hrefOf: (change: Record<string, string | undefined>) => string;
  /** With `'replace'` what is being typed becomes no step of its own for Back. */
  onChange: (change: Record<string, string | undefined>, how?: 'push' | 'replace') => void;
}

/** Typing filters as it rests, the rest at once. A choice without values is not there. */
export function ListTools(props: ListToolsProps) {
  const { path, noun, query, counts, choices, hrefOf, onChange } = props;
  const search = useSearch(query.search, onChange);
  return (
    <div className="list-tools">
      <FilterChips
        label="Status"
        options={STATUSES.map(([value, label, key]) => ({
          value,
          label: `${label} ${counts[key]}`,
          href: hrefOf({ status: value || undefined }),
        }))}
        value={query.status ?? ''}
        onValueChange={(value) => onChange({ status: value || undefined })}
      />
      <form
        className="list-tools-fields"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          search.now();
        }}
      >
        {query.status && <input type="hidden" name="status" value={query.status} />}
        <Field label="Search">
          <Input
            type="search"
            name="search"
            autoComplete="off"
            placeholder={`Search ${noun}`}
            maxLength={SEARCH_MAX_CHARS}
            {...search.field}
          />
        </Field>
        {choices
          .filter(({ values }) => values.length > 0)
          .map(({ name, label, all, values }) => (
            <Field key={name} label={label}>
              <NativeSelect
                name={name}
                options={all === undefined ? values : [{ value: '', label: all }, ...values]}
                value={String(query[name as keyof ListQuery] ?? '')}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            </Field>
          ))}
        <Button className="list-tools-go" type="submit" variant="outline">
          Apply
        </Button>
      </form>
    </div>
  );
}

/** The search field: shows what is typed at once, asks when typing rests, and follows Back. */
function useSearch(asked: string, onChange: ListToolsProps['onChange']) {
  const [typed, setTyped] = useState(asked);
  const isTyping = useRef(false);
  const latest = useRef(asked);
  const ask = useRef(onChange);
  ask.current = onChange;

  // Back, and whatever else changes the search from outside
  useEffect(() => {
    if (asked === latest.current) return;
    latest.current = asked;
    setTyped(asked);
  }, [asked]);

  const send = (value: string) => {
    if (value === latest.current) return;
    latest.current = value;
    ask.current({ search: value }, isTyping.current ? 'replace' : 'push');
    isTyping.current = true;
  };
  const sending = useRef(send);
  sending.current = send;
  useEffect(() => {
    const timer = setTimeout(() => sending.current(typed), TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    now: () => send(typed),
    field: {
      value: typed,
      onChange: (event: { target: HTMLInputElement }) => setTyped(event.target.value),
      onBlur: () => {
        isTyping.current = false;
      },
    },
  };
}
