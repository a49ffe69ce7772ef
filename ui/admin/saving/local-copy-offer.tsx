// Offers back what was typed here and never saved.

import { focusFallback } from '#ui/admin/shell/focus-fallback.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { DifferencesDialog } from './differences.tsx';
import type { Difference } from './version-differences.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface LocalCopyOfferProps {
  /** ISO 8601; null shows nothing. */
  keptAt: string | null;
  onRestore: () => void;
  onDiscard: () => void;
  /** What the kept copy says otherwise than the form. Left out, nothing can be compared. */
  differences?: () => Difference[];
}

const handsOn = focusFallback((offer) => offer.closest('form')?.querySelector('input'));

/** In the browser only: the moment is told in its own time zone. */
export function LocalCopyOffer({ keptAt, onRestore, onDiscard, differences }: LocalCopyOfferProps) {
  if (keptAt === null) return null;
  return (
    <Alert ref={handsOn} tone="info" className="local-copy-offer">
      <p>This browser kept changes of {moment.format(new Date(keptAt))} that were not saved.</p>
      <Button size="sm" variant="outline" onClick={() => onRestore()}>
        Restore
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onDiscard()}>
        Discard
      </Button>
      {differences && (
        <DifferencesDialog
          title="What this browser kept"
          description="Restore puts the kept words into the form. Nothing is saved by that."
          mine="Kept"
          theirs="In the form"
          differences={differences}
        />
      )}
    </Alert>
  );
}
