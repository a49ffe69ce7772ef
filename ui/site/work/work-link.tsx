// The way from a page to the list of work, in display type.
import { ArrowRight } from '#ui/kit/icons.ts';
import { filteredHref } from './case-study-filter.ts';

interface WorkLinkProps {
  /** What is behind it: 'All fifteen, by category and sector'. */
  children: string;
  /** Leads to the studies of this category; left out, to the index of all. */
  category?: string;
}

/** A line across its place with an arrow that travels. */
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
