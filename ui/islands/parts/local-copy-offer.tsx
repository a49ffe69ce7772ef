// Offers back what was typed here and never saved.
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { handsOnFocus } from '../lib/hands-on-focus.ts';
import type { Difference } from '../lib/version-differences.ts';
import { DifferencesDialog } from './differences.tsx';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface LocalCopyOfferProps {
  /** ISO 8601; null shows nothing. */
  keptAt: string | null;
  onRestore: () => void;
  onDiscard: () => void;
  /** What the kept copy says otherwise than the form. Left out, nothing can be compared. */
  differences?: () => Difference[];
}

const handsOn = handsOnFocus((offer) => offer.closest('form')?.querySelector('input'));

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
