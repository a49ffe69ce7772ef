// What can be done with the rows that are chosen, at the foot of the list.
import { BULK_MAX_ITEMS } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';

interface ChosenBarProps {
  count: number;
  /** Something is being done; nothing else can be asked for. */
  pending?: boolean;
  onPublish: () => void;
  onUnpublish: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Says how many are chosen; null when none is. */
export function ChosenBar({ count, pending = false, ...on }: ChosenBarProps) {
  if (count === 0) return null;
  const tooMany = count > BULK_MAX_ITEMS;
  const off = pending || tooMany;
  return (
    <section className="chosen-bar" aria-label="Chosen">
      <p className="chosen-bar-count" role="status">
        {tooMany ? `${count} selected; at most ${BULK_MAX_ITEMS} at once` : `${count} selected`}
      </p>
      <Button size="sm" variant="outline" disabled={off} onClick={on.onPublish}>
        Publish
      </Button>
      <Button size="sm" variant="outline" disabled={off} onClick={on.onUnpublish}>
        Unpublish
      </Button>
      <Button size="sm" variant="destructive" disabled={off} onClick={on.onDelete}>
        Delete
      </Button>
      <Button size="sm" variant="ghost" onClick={on.onClear}>
        Clear
      </Button>
    </section>
  );
}
