// The pages of a list, turned without a new document.
import type { ComponentProps, MouseEvent } from 'react';
import { Pagination } from '#ui/kit/pagination.tsx';

type ListPagesProps = ComponentProps<typeof Pagination> & {
  /** A plain click on a page; others, such as into a new tab, go their own way. */
  onPage: (page: number) => void;
};

/** Plain links that `onPage` answers. Null when there is only one page. */
export function ListPages({ onPage, ...pages }: ListPagesProps) {
  const turn = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const elsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || elsewhere) return;
    event.preventDefault();
    onPage(Number(new URL(link.href).searchParams.get('page') || 1));
  };
  return <Pagination {...pages} onClick={turn} />;
}
