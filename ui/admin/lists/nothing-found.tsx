// The empty state of a filtered list.
import type { MouseEvent } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { isPlainClick } from '#ui/kit/plain-click.ts';

interface NothingFoundProps {
  title: string;
  /** The list without filters. */
  href: string;
  /** Shows that list without leaving the page. */
  onClear: () => void;
}

/** Advises what to change, and clears all filters at once. */
export function NothingFound({ title, href, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      text="Try fewer words or another filter."
      action={
        <Button
          variant="outline"
          href={href}
          onClick={(event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onClear();
          }}
        >
          Clear Filters
        </Button>
      }
    />
  );
}
