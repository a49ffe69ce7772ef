// A link from a page to the list of case studies, in display type.
import { ArrowRight } from '#ui/kit/icons.ts';
import { filteredHref } from './case-study-filter.ts';

interface WorkLinkProps {
  /** The label, which describes the list: 'All fifteen, by category and sector'. */
  children: string;
  /** Links to the case studies of this category; without it, to the index of all. */
  category?: string;
}

/** A full-width line with an arrow that moves on hover. */
export function WorkLink({ children, category }: WorkLinkProps) {
  return (
    <a
      className="work-link"
      href={category ? filteredHref({ category }) : filteredHref({}, 'index')}
    >
      <span className="work-link-label">{children}</span>
      <ArrowRight aria-hidden="true" />
    </a>
  );
}
