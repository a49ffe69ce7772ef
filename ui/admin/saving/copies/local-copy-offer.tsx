// Offers to restore unsaved changes that were typed in this browser.
import { DifferencesDialog } from '#ui/admin/saving/conflicts/differences.tsx';
import type { Difference } from '#ui/admin/saving/conflicts/version-differences.ts';
import { focusFallback } from '#ui/admin/shell/focus-fallback.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';

interface LocalCopyOfferProps {
  /** When the copy was kept, ISO 8601; null shows nothing. */
  keptAt: string | null;
  onRestore: () => void;
  onDiscard: () => void;
  /** The fields in which the copy differs from the form. */
  differences: () => Difference[];
}

const passesFocusOn = focusFallback((offer) =>
  offer.closest('form')?.querySelector<HTMLElement>('input, textarea'),
);

/** Renders in the browser only, since the time is shown in the browser's time zone. */
export function LocalCopyOffer({ keptAt, onRestore, onDiscard, differences }: LocalCopyOfferProps) {
  if (keptAt === null) return null;
  return (
    <Alert ref={passesFocusOn} tone="info" className="local-copy-offer">
      <p>Unsaved changes from {formatDay(keptAt, new Date())}.</p>
      <Button size="sm" variant="outline" onClick={() => onRestore()}>
        Restore
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onDiscard()}>
        Discard
      </Button>
      <DifferencesDialog
        title="Unsaved changes"
        description="Restore puts them in the form without saving."
        mine="Unsaved"
        other="In the form"
        differences={differences}
      />
    </Alert>
  );
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** 'today, 23:41', 'yesterday, 09:05', 'March 3, 2026, 10:00'. */
function formatDay(iso: string, now: Date): string {
  const date = new Date(iso);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const dayBefore = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).getTime();
  const time = TIME.format(date);
  if (date.getTime() >= midnight) return `today, ${time}`;
  return date.getTime() >= dayBefore ? `yesterday, ${time}` : `${DAY.format(date)}, ${time}`;
}
