// The two filters above the case-study list.
import { useId } from 'react';

import { Button } from '#ui/kit/button.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import type { CaseStudyFilter } from './case-study-filter.ts';

interface CaseStudyFiltersProps {
  categories: readonly string[];
  sectors: readonly string[];
  filter: CaseStudyFilter;
  /** Left out, the form loads a page from the server. */
  onFilter?: (filter: CaseStudyFilter) => void;
}

/** A form that filters by address. A filter without options is not there; null without both. */
export function CaseStudyFilters({ categories, sectors, filter, onFilter }: CaseStudyFiltersProps) {
  const id = useId();
  const fields = [
    { name: 'category', label: 'Filter by Category', all: 'All Categories', values: categories },
    { name: 'sector', label: 'Filter by Sector', all: 'All Sectors', values: sectors },
  ] as const;
  const shown = fields.filter(({ values }) => values.length > 0);
  if (shown.length === 0) return null;
  return (
    <form
      className="case-study-filters"
      action="/case-studies"
      onSubmit={onFilter && ((event) => event.preventDefault())}
    >
      {shown.map(({ name, label, all, values }) => (
        <div className="case-study-filter" key={name}>
          <label className="case-study-filter-label" htmlFor={`${id}${name}`}>
            {label}
          </label>
          <NativeSelect
            id={`${id}${name}`}
            name={name}
            options={[
              { value: '', label: all },
              ...withChosen(values, filter[name]).map((value) => ({ value, label: value })),
            ]}
            value={filter[name]}
            autoComplete="off"
            onChange={({ target }) => onFilter?.({ ...filter, [name]: target.value })}
          />
        </div>
      ))}
      <Button className="case-study-filters-go" type="submit" variant="outline">
        Filter
      </Button>
    </form>
  );
}

/** Adds the current value to the options when no study has it. */
function withChosen(values: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || values.includes(chosen) ? values : [...values, chosen];
}
