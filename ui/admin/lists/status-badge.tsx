// The status of a post or case study.
import type { ItemStatus } from '#db/contract/fields.ts';

const LABELS = { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' } as const;

/** A quiet mark with the status, and a second line when there are unpublished changes. */
export function StatusBadge({
  status,
  changed = false,
}: {
  status: ItemStatus;
  changed?: boolean;
}) {
  return (
    <span className="status-badge">
      <span className="status-badge-mark" data-status={status}>
        {LABELS[status]}
      </span>
      {changed && <span className="status-badge-note">Unpublished changes</span>}
    </span>
  );
}
