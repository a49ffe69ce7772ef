// Whether visitors see an item of the back office.
import type { ItemStatus } from '#db/contract/fields.ts';
import { Badge } from '#ui/kit/badge.tsx';

const LOOK = {
  published: { label: 'Published', variant: 'outline' },
  draft: { label: 'Draft', variant: 'solid' },
  scheduled: { label: 'Scheduled', variant: 'accent' },
} as const;

/** One badge, and a second one when there are `changed` words that are not live yet. */
export function StatusBadge({
  status,
  changed = false,
}: {
  status: ItemStatus;
  changed?: boolean;
}) {
  const { label, variant } = LOOK[status];
  return (
    <span className="status-badge">
      <Badge variant={variant}>{label}</Badge>
      {changed && <Badge>Changes waiting</Badge>}
    </span>
  );
}
