// The bar with actions on the selected rows, below the list.
import { BULK_MAX_ITEMS } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';

interface SelectionBarProps {
  count: number;
  /** Disables the actions while one is running. */
  pending?: boolean;
  onPublish: () => void;
  onUnpublish: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Shows the count and the actions; null without a selection. */
export function SelectionBar({ count, pending = false, ...on }: SelectionBarProps) {
  if (count === 0) return null;
  const tooMany = count > BULK_MAX_ITEMS;
  const disabled = pending || tooMany;
  return (
    <section className="selection-bar" aria-label="Selection">
      <p className="selection-bar-count" role="status">
        {tooMany ? `${count} selected; at most ${BULK_MAX_ITEMS} at once` : `${count} selected`}
      </p>
      <Button size="sm" variant="outline" disabled={disabled} onClick={on.onPublish}>
        Publish
      </Button>
      <Button size="sm" variant="outline" disabled={disabled} onClick={on.onUnpublish}>
        Unpublish
      </Button>
      <Button size="sm" variant="destructive" disabled={disabled} onClick={on.onDelete}>
        Delete
      </Button>
      <Button size="sm" variant="ghost" onClick={on.onClear}>
        Clear
      </Button>
    </section>
  );
}
