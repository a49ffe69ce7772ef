// A note in the save bar: when the form was saved last, and whether the item is open elsewhere.
import { useEffect, useState } from 'react';
import type { Presence } from '#db/contract/presence.ts';
import type { Publishing } from '#ui/admin/publishing/use-publishing.ts';
import { serverNow } from '#ui/islands/server-clock.ts';
import { savedAgo } from './saved-ago.ts';

const TICK_MS = 1000;

/** Not a live region, because it changes every second. */
export function SavedNote({ publishing }: { publishing: Publishing }) {
  const { saving, presence, isDirty } = publishing;
  const { savedAt } = saving;
  const now = useClock(savedAt !== null);
  const others = othersOf(presence);
  const saved = savedAt !== null && !isDirty ? savedAgo(savedAt, now) : null;
  if (!others && !saved) return null;
  return (
    <p className="saved-note">
      {others && <span className="saved-note-others">{others}</span>}
      {saved && <span>{saved}</span>}
    </p>
  );
}

/** 'Also open in another window', null when nobody else has it open. */
function othersOf({ windows, sessions }: Presence): string | null {
  if (sessions === 1) return 'Also open in another session';
  if (sessions > 1) return `Also open in ${sessions} other sessions`;
  return windows > 0 ? 'Also open in another window' : null;
}

function useClock(isRunning: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
