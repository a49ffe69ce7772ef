// The status badge of an item.
import type { ItemStatus } from '#db/contract/fields.ts';
import { STATUS_LABEL } from '#ui/admin/shell/item-labels.ts';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { formatMoment, formatShortMoment } from '#ui/kit/zoned-time.ts';

interface StatusBadgeProps {
  status: ItemStatus;
  changed?: boolean;
  /** When the changes are published automatically, ISO 8601. */
  changesAt?: string | null;
  /** Whether the scheduled publication of the changes failed. */
  changesFailed?: boolean;
}

/** The status, with a second line when there are unpublished changes. */
export function StatusBadge({ status, changed = false, ...changes }: StatusBadgeProps) {
  return (
    <span className="status-badge">
      <span className="status-badge-mark" data-status={status}>
        {STATUS_LABEL[status]}
      </span>
      {changed && (
        <span className="status-badge-note">
          <Changes {...changes} />
        </span>
      )}
    </span>
  );
}

function Changes({
  changesAt = null,
  changesFailed,
}: Pick<StatusBadgeProps, 'changesAt' | 'changesFailed'>) {
  const zone = useTimeZone();
  if (changesFailed) return 'Changes not published';
  if (changesAt === null) return 'Unpublished changes';
  return (
    <>
      Changes <span className="visually-hidden">scheduled for </span>
      <time dateTime={changesAt} title={formatMoment(changesAt, zone)}>
        {formatShortMoment(changesAt, zone)}
      </time>
    </>
  );
}
