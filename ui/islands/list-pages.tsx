// Pagination of a list without loading a new document.
import type { ComponentProps, MouseEvent } from 'react';
import { Pagination } from '#ui/kit/pagination.tsx';
import { isPlainClick } from '#ui/kit/plain-click.ts';

type ListPagesProps = ComponentProps<typeof Pagination> & {
  /** Called for a plain click on a page; a click with a modifier follows the link. */
  onPage: (page: number) => void;
};

/** Plain links whose plain clicks go to `onPage`. Null when there is only one page. */
export function ListPages({ onPage, ...pages }: ListPagesProps) {
  const turn = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    onPage(Number(new URL(link.href).searchParams.get('page') || 1));
  };
  return <Pagination {...pages} data-in-place="" onClick={turn} />;
}
