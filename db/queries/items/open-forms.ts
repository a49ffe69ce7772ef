// The open forms and their windows, stored as rows so that the windows of all processes see each other.
import { and, eq, gt, lt, ne, or } from 'drizzle-orm';
import { CLOCK_SKEW_MAX_MS } from '#db/clock.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Presence } from '#db/contract/presence.ts';
import type { Database, Queryable } from '#db/database.ts';
import { openForms } from '#db/schema.ts';
import { isOf } from './item-tables.ts';

/** A window without a report for this long counts as closed. Hidden windows report once a minute. */
const FORGOTTEN_AFTER_MS = 90_000;
/** The maximum number of windows counted per item. */
const WINDOWS_MAX = 50;

/** A form in a browser window. */
interface FormWindow {
  kind: ItemKind;
  itemId: number;
  windowId: string;
}

/** Records that `session` has the form open at `now` (epoch milliseconds), and returns the other windows of the item. */
export async function reportOpenForm(
  db: Database,
  form: FormWindow,
  session: string,
  now: number,
): Promise<Presence> {
  return db.write(async (tx) => {
    await deleteFormsBefore(tx, now);
    const others = await tx
      .select({ session: openForms.session })
      .from(openForms)
      .where(and(isOf(openForms, form.kind, form.itemId), ne(openForms.windowId, form.windowId)))
      .limit(WINDOWS_MAX);
    if (others.length < WINDOWS_MAX)
      await tx
        .insert(openForms)
        .values({ ...form, session, seenAt: now })
        .onConflictDoUpdate({
          target: [openForms.kind, openForms.itemId, openForms.windowId],
          set: { session, seenAt: now },
        });
    const sessions = new Set(others.map((other) => other.session));
    return {
      windows: others.filter((other) => other.session === session).length,
      sessions: sessions.size - (sessions.has(session) ? 1 : 0),
    };
  });
}

/** Records that the window was closed. */
export async function deleteOpenForm(
  db: Database,
  { kind, itemId, windowId }: FormWindow,
): Promise<void> {
  await db.write((tx) =>
    tx
      .delete(openForms)
      .where(and(isOf(openForms, kind, itemId), eq(openForms.windowId, windowId))),
  );
}

/** Deletes the forms that no longer report, and those with a future time from a wrong clock. `now` is epoch milliseconds. */
export async function deleteOldForms(db: Database, now: number): Promise<void> {
  await db.write((tx) => deleteFormsBefore(tx, now));
}

async function deleteFormsBefore(tx: Queryable, now: number): Promise<void> {
  const { seenAt } = openForms;
  await tx
    .delete(openForms)
    .where(or(lt(seenAt, now - FORGOTTEN_AFTER_MS), gt(seenAt, now + CLOCK_SKEW_MAX_MS)));
}
