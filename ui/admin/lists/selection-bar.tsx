// The bar with actions on the selected rows, at the foot of the screen.
import { BULK_MAX_ITEMS } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { BulkActionBar } from './bulk-action-bar.tsx';

interface SelectionBarProps {
  count: number;
  /** Disables the actions while one is running. */
  pending: boolean;
  onPublish: () => void;
  onUnpublish: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Shows the count and the actions; hidden without a selection. */
export function SelectionBar({ count, pending, ...on }: SelectionBarProps) {
  const tooMany = count > BULK_MAX_ITEMS;
  const disabled = pending || tooMany;
  return (
    <BulkActionBar
      count={count}
      onClear={on.onClear}
      text={tooMany ? `${count} selected; at most ${BULK_MAX_ITEMS} at once` : undefined}
    >
      <Button size="sm" variant="outline" disabled={disabled} onClick={on.onPublish}>
        Publish
      </Button>
      <Button size="sm" variant="outline" disabled={disabled} onClick={on.onUnpublish}>
        Unpublish
      </Button>
      <Button size="sm" variant="destructive" disabled={disabled} onClick={on.onDelete}>
        Delete
      </Button>
    </BulkActionBar>
  );
}
