// A link from a page to the list of case studies, in display type.
import { ArrowRight } from '#ui/kit/icons.ts';
import { filteredHref } from './case-study-filter.ts';

interface WorkLinkProps {
  /** The label, which describes the list; by default 'All … work' with the category. */
  children?: string;
  /** Links to the case studies of this category; without it, to the index of all. */
  category?: string;
}

/** A full-width line with an arrow that moves on hover. */
export function WorkLink({ children, category }: WorkLinkProps) {
  const label = children ?? (category ? `All ${category} work` : 'All our work');
  return (
    <a
      className="work-link"
      href={category ? filteredHref({ category }) : filteredHref({}, 'index')}
    >
      <span className="work-link-label">{label}</span>
      <ArrowRight aria-hidden="true" />
    </a>
  );
}
