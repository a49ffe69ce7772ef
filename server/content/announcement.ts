// The announcement above every page, between its start and end.
import { noteUntil } from '#server/cache/render-info.ts';
import type { AppContext } from '#server/context.ts';
import { contentOf } from './content-of.ts';

/** The current announcement, or null. The response expires when the announcement starts or ends. */
export function announcementOf(c: AppContext) {
  const { text, way, start, end } = contentOf(c, 'announcement');
  if (text === '') return null;
  const now = Date.now();
  const [from, until] = [start ? Date.parse(start) : 0, end ? Date.parse(end) : Infinity];
  if (now < from) noteUntil(c.get('renderInfo'), from);
  else if (now < until) noteUntil(c.get('renderInfo'), until);
  return now >= from && now < until ? { text, way } : null;
}
