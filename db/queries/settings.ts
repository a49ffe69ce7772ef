// What staff set for the whole site: one row for each setting.
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '#db/database.ts';
import { settings } from '#db/schema.ts';

/** The settings with their defaults. */
const DEFAULTS = {
  /** Whether a visitor who sends an enquiry gets a mail that says it arrived. */
  receipts: false,
};
export type Settings = typeof DEFAULTS;

/** The value of a setting, or its default; also inside a transaction. */
export async function readSetting<Name extends keyof Settings>(
  read: Queryable,
  name: Name,
): Promise<Settings[Name]> {
  const [row] = await read
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, name));
  return (row?.value ?? DEFAULTS[name]) as Settings[Name];
}

/** Stores a setting. */
export async function changeSetting<Name extends keyof Settings>(
  db: Database,
  name: Name,
  value: Settings[Name],
): Promise<void> {
  await db.write((tx) =>
    tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } }),
  );
}
