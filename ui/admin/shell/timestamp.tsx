// A time as people say it: 'Today, 14:05'.
import { dayAndTime } from '#ui/kit/dates.ts';

/** Rendered in UTC; `command-keys.ts` replaces it by the user's time zone. `at` and `now` are ISO 8601. */
export function Timestamp({ at, now }: { at: string; now: string }) {
  return (
    <time dateTime={at} data-local-time="">
      {dayAndTime(at, now, 'UTC')}
    </time>
  );
}
