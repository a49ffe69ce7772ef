// When does something appear by itself? Cached pages must not outlive that moment.
import { min } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { caseStudies, posts } from '#db/schema.ts';
import { toComeAt } from './visible.ts';

/** The first moment after `now` (both ISO 8601) at which a post or a case study becomes visible; null when nothing waits. */
export async function nextPublishDate(db: Database, now: string): Promise<string | null> {
  return db.read(async (read) => {
    const dates = await Promise.all(
      [posts, caseStudies].map((table) =>
        read
          .select({ date: min(table.publishDate) })
          .from(table)
          .where(toComeAt(table, now)),
      ),
    );
    return dates.flatMap(([row]) => row?.date ?? []).sort()[0] ?? null;
  });
}
