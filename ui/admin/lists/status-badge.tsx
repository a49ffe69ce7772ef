// The status of a post or case study.
import type { ItemStatus } from '#db/contract/fields.ts';
import { Badge } from '#ui/kit/badge.tsx';

const BADGES = {
  published: { label: 'Published', variant: 'outline' },
  draft: { label: 'Draft', variant: 'solid' },
  scheduled: { label: 'Scheduled', variant: 'accent' },
} as const;

/** A badge for the status, and a second one when there are unpublished changes. */
export function StatusBadge({
  status,
  changed = false,
}: {
  status: ItemStatus;
  changed?: boolean;
}) {
  const { label, variant } = BADGES[status];
  return (
    <span className="status-badge">
      <Badge variant={variant}>{label}</Badge>
      {changed && <Badge>Unpublished changes</Badge>}
    </span>
  );
}
