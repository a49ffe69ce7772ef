// Page links under a list; plain addresses, so they work without script.
import type { ComponentProps, ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from './icons.ts';
import { paginationWindow } from './pagination-window.ts';

type PaginationProps = Omit<ComponentProps<'nav'>, 'children' | 'className'> & {
  /** The current page, from 1. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  label?: string;
};

/** Previous, the page numbers, Next. Null when there is only one page. The rest goes to the root. */
export function Pagination(props: PaginationProps) {
  const { page, pages, hrefFor, label = 'Pagination', ...rest } = props;
  if (pages <= 1) return null;
  const items = paginationWindow(page, pages);
  return (
    <nav className="pagination" aria-label={label} {...rest}>
      <End href={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
        <ArrowLeft aria-hidden="true" />
        Previous
      </End>
      <ul className="pagination-pages">
        {items.map((item, index) => (
          <li key={item === 'ellipsis' ? `gap-${index}` : item}>
            {item === 'ellipsis' ? (
              <span className="pagination-gap">…</span>
            ) : (
              <a
                className="pagination-page"
                href={hrefFor(item)}
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </a>
            )}
          </li>
        ))}
      </ul>
      <End href={page < pages ? hrefFor(page + 1) : undefined} rel="next">
        Next
        <ArrowRight aria-hidden="true" />
      </End>
    </nav>
  );
}

function End({
  href,
  rel,
  children,
}: {
  href: string | undefined;
  rel: string;
  children: ReactNode;
}) {
  if (href === undefined)
    return (
      <span className="pagination-end" data-end={rel} aria-disabled="true">
        {children}
      </span>
    );
  return (
    <a className="pagination-end" data-end={rel} href={href} rel={rel}>
      {children}
    </a>
  );
}
