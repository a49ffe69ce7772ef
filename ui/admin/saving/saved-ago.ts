// The text of the save bar for how long ago a form was saved.
import { HOUR_MS, MINUTE_MS } from '#db/limits.ts';

const SECOND_MS = 1000;
const JUST_NOW_S = 3;

/** 'Saved 12 s ago', 'Saved 3 min ago', 'Saved 2 h ago'. `savedAt` and `now` are in ms. */
export function savedAgo(savedAt: number, now: number): string {
  const ms = Math.max(0, now - savedAt);
  if (ms >= HOUR_MS) return `Saved ${Math.floor(ms / HOUR_MS)} h ago`;
  if (ms >= MINUTE_MS) return `Saved ${Math.floor(ms / MINUTE_MS)} min ago`;
  const seconds = Math.floor(ms / SECOND_MS);
  return seconds < JUST_NOW_S ? 'Saved just now' : `Saved ${seconds} s ago`;
}
