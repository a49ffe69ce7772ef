// On the dashboard: scheduled changes that were not published at their time.
import type { OverviewItem } from '#db/queries/overview.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { hrefOfItem } from './item-labels.ts';

/** Links to the forms, which show the reason. Renders nothing without such items. */
export function NotPublished({ items }: { items: readonly OverviewItem[] }) {
  if (items.length === 0) return null;
  return (
    <Alert className="backup-note-alert">
      <p>
        Scheduled changes were not published, and are still drafts:{' '}
        {items.map(({ kind, id, title }, index) => (
          <span key={`${kind}-${id}`}>
            {index > 0 && ', '}
            <a href={hrefOfItem(kind, id)}>{title}</a>
          </span>
        ))}
        .
      </p>
    </Alert>
  );
}
