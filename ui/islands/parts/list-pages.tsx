// The pages of a list, turned without a new document.
import type { ComponentProps, MouseEvent } from 'react';
import { Pagination } from '#ui/kit/pagination.tsx';

type ListPagesProps = ComponentProps<typeof Pagination> & {
  /** A plain click on a page; others, such as into a new tab, go their own way. */
  onPage: (page: number) => void;
};

/** Plain links that `onPage` answers. Null when there is only one page. */
export function ListPages({ onPage, ...pages }: ListPagesProps) {
  if (pages.pages <= 1) return null;
  const turn = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const elsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || elsewhere) return;
    event.preventDefault();
    onPage(Number(new URL(link.href).searchParams.get('page') || 1));
  };
  return (
    // the links do the work by themselves; this only answers them without a new document
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the clicks of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's key press arrives as a click
    <div onClick={turn}>
      <Pagination {...pages} />
    </div>
  );
}
