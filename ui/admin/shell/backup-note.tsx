// The last good backup, on the dashboard: one line of text, or an alert when a backup is missing.
import { DAY_MS } from '#db/limits.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Timestamp } from './timestamp.tsx';

/** A backup is due every day; the second missing one shows an alert. */
const LATE_MS = 2 * DAY_MS;

interface BackupNoteProps {
  lastGood: {
    madeAt: string;
    posts: number;
    caseStudies: number;
    documents: number;
    pictures: number;
  } | null;
  /** The newest backup, if it failed. */
  failed: { madeAt: string } | null;
  /** The current time, ISO 8601. */
  now: string;
}

/** The last good backup with its contents; an alert when the newest one failed, or is older than two days. */
export function BackupNote({ lastGood, failed, now }: BackupNoteProps) {
  const isLate = lastGood !== null && Date.parse(now) - Date.parse(lastGood.madeAt) > LATE_MS;
  if (failed === null && !isLate)
    return (
      <p className="backup-note">
        {lastGood ? <LastGood lastGood={lastGood} now={now} /> : 'The first backup is being made.'}
      </p>
    );
  return (
    <Alert className="backup-note-alert">
      {failed ? (
        <>
          Failed backup: <Timestamp at={failed.madeAt} now={now} />. It is tried again every hour.
        </>
      ) : (
        'No backup has been made for more than two days.'
      )}{' '}
      {lastGood ? <LastGood lastGood={lastGood} now={now} /> : 'There is no good backup yet.'} Tell
      whoever runs the site to run <code>bun run doctor</code>.
    </Alert>
  );
}

function LastGood({
  lastGood,
  now,
}: {
  lastGood: NonNullable<BackupNoteProps['lastGood']>;
  now: string;
}) {
  const { madeAt, posts, caseStudies, documents, pictures } = lastGood;
  return (
    <>
      Last good backup: <Timestamp at={madeAt} now={now} />, with {counted(posts, 'post', 'posts')},{' '}
      {counted(caseStudies, 'case study', 'case studies')},{' '}
      {counted(documents, 'edited page', 'edited pages')} and{' '}
      {counted(pictures, 'picture', 'pictures')}.
    </>
  );
}

function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
