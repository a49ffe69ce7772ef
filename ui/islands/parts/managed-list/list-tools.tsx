// Search, filters and order over a list of the back office. A form and links, so that it works without script.
import type { StatusCounts } from '#db/contract/admin-lists.ts';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import type { ListQuery } from '../../lib/list-query.ts';
import { useSearchField } from '../../lib/use-search-field.ts';

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
  const search = useSearchField(query.search, (value, how) => onChange({ search: value }, how));
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
