// The pages of the library inside its dialog, which has no address for them.
import { Button } from '#ui/kit/button.tsx';

interface LibraryPagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Called when a page is likely to be opened next. */
  onPrefetch: (page: number) => void;
}

/** Renders nothing for a single page. */
export function LibraryPages({ page, pages, onPage, onPrefetch }: LibraryPagesProps) {
  if (pages <= 1) return null;
  const step = (by: 1 | -1) => {
    const to = page + by;
    const exists = to >= 1 && to <= pages;
    return {
      variant: 'outline' as const,
      size: 'sm' as const,
      'aria-disabled': exists ? undefined : true,
      onPointerEnter: () => exists && onPrefetch(to),
      onClick: () => exists && onPage(to),
    };
  };
  return (
    <div className="library-dialog-turn">
      <Button {...step(-1)}>Previous</Button>
      <span>
        Page {page} of {pages}
      </span>
      <Button {...step(1)}>Next</Button>
    </div>
  );
}
