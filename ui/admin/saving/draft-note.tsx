// The note that the form has unpublished changes, with buttons to compare and discard them.
import { useRef, useState } from 'react';
import type { Draft } from '#db/contract/drafts.ts';
import { useAfterClose } from '#ui/admin/shell/use-after-close.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { formatMoment } from '#ui/kit/zoned-time.ts';
import { DifferencesDialog } from './conflicts/differences.tsx';
import type { Difference } from './conflicts/version-differences.ts';

interface DraftNoteProps {
  /** When the draft was saved, ISO 8601; null hides the note. */
  savedAt: string | null;
  /** The name of the API token that last wrote the draft; null for staff. */
  writtenBy?: string | null;
  /** When the draft is published automatically, ISO 8601, or null. */
  publishAt?: string | null;
  /** Why its last scheduled publication failed. */
  failure?: Draft['publishFailure'];
  /** The fields that differ from the live item. */
  differences: () => Difference[];
  onDiscard: () => void;
}

/** Shown above the fields. Discarding asks for confirmation. */
export function DraftNote({
  savedAt,
  writtenBy,
  publishAt = null,
  failure = null,
  differences,
  onDiscard,
}: DraftNoteProps) {
  const zone = useTimeZone();
  const [asking, setAsking] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const { afterClose, onCloseAutoFocus } = useAfterClose();
  if (savedAt === null) return null;
  return (
    <Alert ref={note} tone={failure ? 'error' : 'info'} role="note" className="local-copy-offer">
      <p>
        {failure &&
          `Not published on ${formatMoment(failure.at, zone)}, as scheduled: ${failure.message} `}
        Unpublished changes, saved {formatMoment(savedAt, zone)}
        {writtenBy && (
          <>
            {' by the API token '}
            <bdi>{writtenBy}</bdi>
          </>
        )}
        . The live page hasn't changed.
        {publishAt &&
          ` They go live on ${formatMoment(publishAt, zone)}, with what you save until then.`}
      </p>
      <DifferencesDialog
        title="Unpublished changes"
        description="Visitors see them once you publish the changes."
        mine="Draft"
        other="Live"
        differences={differences}
      />
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        Discard draft
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard the draft?"
        description="The form goes back to what is live. The draft stays in the history."
        confirmLabel="Discard draft"
        onConfirm={() => {
          // discarding removes the note
          const form = note.current?.closest('form');
          const next = form?.querySelector<HTMLElement>('input, textarea');
          if (next) afterClose(() => next.focus());
          setAsking(false);
          onDiscard();
        }}
        panelProps={{ onCloseAutoFocus }}
      />
    </Alert>
  );
}
