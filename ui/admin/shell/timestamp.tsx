// A moment as people say it: 'Today, 14:05'.
import { dayAndTime } from '#ui/kit/dates.ts';

/** Written in UTC; in the back office `commands/command-keys.ts` writes it anew in the visitor's zone. Both are ISO 8601. */
export function Moment({ at, now }: { at: string; now: string }) {
  return (
    <time dateTime={at} data-clock="">
      {dayAndTime(at, now, 'UTC')}
    </time>
  );
}
