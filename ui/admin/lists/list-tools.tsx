// Search, filters and sorting of an admin list: a form and links, so that they work without script.
import { type ReactNode, useId, useRef, useState } from 'react';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { hasSingleKeys } from '#ui/admin/commands/single-keys.ts';
import { usePageKeys } from '#ui/admin/commands/use-page-keys.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { Search } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import type { ListParams, PagedQuery } from './list-query.ts';
import { useSearchField } from './use-search-field.ts';

/** A select with `values`. `all` is the label of the empty option; without it one value is always selected, as for sorting. */
export interface ListChoice {
  name: string;
  label: string;
  all?: string;
  values: readonly { value: string; label: string }[];
}

interface ListToolsProps {
  path: string;
  query: PagedQuery & { search: string };
  /** The placeholder of the search field. */
  placeholder: string;
  /** The filter shown as chips; '' for all. */
  filter: Omit<ListChoice, 'all'>;
  choices?: readonly ListChoice[];
  /** More controls at the end of the row. */
  tools?: ReactNode;
  hrefOf: (params: ListParams) => string;
  /** Shows the list with other parameters. `'replace'` adds no history entry. */
  setParams: (params: ListParams, how?: 'push' | 'replace') => void;
}

/**
 * The search applies after a pause in typing, the selects at once. The key / leads to the search. A select without values
 * is left out.
 */
export function ListTools(props: ListToolsProps) {
  const { path, query, placeholder, filter, choices = [], tools, hrefOf, setParams } = props;
  const [isOpen, setOpen] = useState(() => query.search !== '');
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  usePageKeys(({ key }) => {
    if (key !== '/' || !hasSingleKeys()) return false;
    field.current?.select();
    return true;
  });
  const search = useSearchField(query.search, (value, how) => setParams({ search: value }, how));
  const paramOf = (name: string) => String(query[name as keyof typeof query] ?? '');
  const filterValue = paramOf(filter.name);
  const filterParams = (value: string) => ({ [filter.name]: value || undefined });
  return (
    <div className="list-tools">
      <FilterChips
        label={filter.label}
        options={filter.values.map((option) => ({
          ...option,
          href: hrefOf(filterParams(option.value)),
        }))}
        value={filterValue}
        onValueChange={(value) => setParams(filterParams(value))}
      />
      <Button
        className="list-tools-toggle"
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={form}
        onClick={() => setOpen(!isOpen)}
      >
        <Search aria-hidden="true" />
        Search and filter
      </Button>
      <form
        className="list-tools-fields"
        id={form}
        data-open={isOpen || undefined}
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          search.now();
        }}
      >
        {filterValue && <input type="hidden" name={filter.name} value={filterValue} />}
        <Field label="Search">
          <Input
            ref={field}
            type="search"
            name="search"
            autoComplete="off"
            placeholder={placeholder}
            maxLength={SEARCH_MAX_CHARS}
            {...search.field}
          />
        </Field>
        {choices
          .filter(({ name, values }) => values.length > 0 || paramOf(name) !== '')
          .map((choice) => (
            <Field key={choice.name} label={choice.label}>
              <NativeSelect
                name={choice.name}
                options={optionsOf(choice, paramOf(choice.name))}
                value={paramOf(choice.name)}
                onChange={({ target }) => setParams({ [choice.name]: target.value || undefined })}
              />
            </Field>
          ))}
        <Button className="list-tools-go" type="submit" variant="outline">
          Apply
        </Button>
        {tools}
      </form>
    </div>
  );
}

/** The options of a choice. The current one is among them when no item has its value any more, so that it can be left. */
function optionsOf({ all, values }: ListChoice, current: string) {
  const options = all === undefined ? values : [{ value: '', label: all }, ...values];
  const isThere = options.some(({ value }) => value === current);
  return isThere ? options : [...options, { value: current, label: current }];
}
