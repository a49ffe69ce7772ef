// The filters above the case-study list: two menus, beside each its values with counts, and the partner while one is chosen.
import { useId } from 'react';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Button } from '#ui/kit/button.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import {
  type CaseStudyFilter,
  type CaseStudyView,
  filterCounts,
  filteredHref,
  filterOptions,
} from './case-study-filter.ts';

interface CaseStudyFiltersProps {
  /** All studies: their values are the options, and what a chip leads to is counted in them. */
  studies: readonly (Pick<CaseStudy, 'categories' | 'sector'> & { partners?: readonly string[] })[];
  filter: CaseStudyFilter;
  /** Kept in the addresses. */
  view?: CaseStudyView;
  /** Without it, the form and the chips load a page from the server. */
  onFilter?: (filter: CaseStudyFilter) => void;
}

/** A form and links that filter by address. A filter without options is left out; null without both. */
export function CaseStudyFilters({
  studies,
  filter,
  view = 'pictures',
  onFilter,
}: CaseStudyFiltersProps) {
  const id = useId();
  const { categories, sectors, partners } = filterOptions(studies);
  const fields = [
    { name: 'category', label: 'Filter by Category', all: 'All Categories', values: categories },
    { name: 'sector', label: 'Filter by Sector', all: 'All Sectors', values: sectors },
  ] as const;
  const shown = fields.filter(({ values }) => values.length > 0);
  if (shown.length === 0) return null;
  const chipsOf = (name: keyof CaseStudyFilter, label: string, values: readonly string[]) => {
    // the chosen value links back to all studies
    const nextOf = (value: string) => ({ ...filter, [name]: value === filter[name] ? '' : value });
    return (
      <FilterChips
        label={label}
        options={filterCounts(studies, name, values, filter).map(({ value, count }) => ({
          value,
          label: value,
          count,
          href: filteredHref(nextOf(value), view),
        }))}
        value={filter[name] ?? ''}
        onValueChange={onFilter && ((value) => onFilter(nextOf(value)))}
      />
    );
  };
  return (
    <form
      className="case-study-filters"
      action="/case-studies"
      onSubmit={onFilter && ((event) => event.preventDefault())}
    >
      {view === 'index' && <input type="hidden" name="view" value={view} />}
      {shown.map(({ name, label, all, values }) => (
        <div className="case-study-filter" key={name}>
          <div className="case-study-filter-menu">
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
          {chipsOf(name, name === 'category' ? 'Categories' : 'Sectors', values)}
        </div>
      ))}
      {filter.partner && (
        <div className="case-study-filter">
          <div className="case-study-filter-menu">
            <p className="case-study-filter-label">Built with</p>
            <p className="case-study-filter-value">{filter.partner}</p>
          </div>
          <input type="hidden" name="partner" value={filter.partner} />
          {chipsOf('partner', 'Built with', withChosen(partners, filter.partner))}
        </div>
      )}
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
