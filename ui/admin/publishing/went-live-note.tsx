// Notes that a scheduled item went live while its form was open.
import { Alert } from '#ui/kit/alert.tsx';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { formatMoment } from '#ui/kit/zoned-time.ts';

interface WentLiveNoteProps {
  /** The moment, ISO 8601; null shows nothing. */
  at: string | null;
  /** Whether the form holds changes that visitors do not see. */
  hasChanges: boolean;
}

/** Stands above the fields, and is announced to screen readers. */
export function WentLiveNote({ at, hasChanges }: WentLiveNoteProps) {
  const zone = useTimeZone();
  if (at === null) return null;
  return (
    <Alert tone="info">
      <p>
        Live since {formatMoment(at, zone)}, as scheduled.
        {hasChanges && ' Your changes since then are not live yet.'}
      </p>
    </Alert>
  );
}
