// Search, filters and order over a list of the back office. A form and links, so that it works without script.
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import type { ListWish, PagedQuery } from './list-query.ts';
import { useSearchField } from './use-search-field.ts';

/** A filter by one of `values`; with an empty `all` there is always a choice, as of an order. */
export interface ListChoice {
  name: string;
  label: string;
  all?: string;
  values: readonly { value: string; label: string }[];
}

interface ListToolsProps {
  path: string;
  query: PagedQuery & { search: string };
  /** What the search field says while it is empty. */
  placeholder: string;
  /** The one filter whose values always stand there; '' for all. */
  filter: Omit<ListChoice, 'all'>;
  choices?: readonly ListChoice[];
  hrefOf: (wish: ListWish) => string;
  /** With `'replace'` what is being typed becomes no step of its own for Back. */
  onWish: (wish: ListWish, how?: 'push' | 'replace') => void;
}

/** Typing filters as it rests, the rest at once. A choice without values is not there. */
export function ListTools(props: ListToolsProps) {
  const { path, query, placeholder, filter, choices = [], hrefOf, onWish } = props;
  const search = useSearchField(query.search, (value, how) => onWish({ search: value }, how));
  const wished = (name: string) => String(query[name as keyof typeof query] ?? '');
  const filtered = wished(filter.name);
  const filtering = (value: string) => ({ [filter.name]: value || undefined });
  return (
    <div className="list-tools">
      <FilterChips
        label={filter.label}
        options={filter.values.map((option) => ({
          ...option,
          href: hrefOf(filtering(option.value)),
        }))}
        value={filtered}
        onValueChange={(value) => onWish(filtering(value))}
      />
      <form
        className="list-tools-fields"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          search.now();
        }}
      >
        {filtered && <input type="hidden" name={filter.name} value={filtered} />}
        <Field label="Search">
          <Input
            type="search"
            name="search"
            autoComplete="off"
            placeholder={placeholder}
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
                value={wished(name)}
                onChange={({ target }) => onWish({ [name]: target.value || undefined })}
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
