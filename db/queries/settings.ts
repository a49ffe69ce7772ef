// The settings of the whole site: one row per setting or recorded action.
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { replyTemplates } from '#db/content/reply-templates.ts';
import type { MailSettings, ReplyTemplate } from '#db/contract/mail.ts';
import type { Database, Queryable } from '#db/database.ts';
import { StaleEditError } from '#db/errors.ts';
import { settings } from '#db/schema.ts';

interface ErasureClock {
  /** Since when the clock of the database has not jumped, in epoch milliseconds; in the future after a long jump ahead. */
  steadySince: number;
  /** The time by that clock, in epoch milliseconds. */
  seenAt: number;
  /** For how many months enquiries were kept; null for ever. */
  keptMonths?: number | null;
}

/** The settings with their defaults. */
const DEFAULTS = {
  /** Whether a visitor who sends an enquiry gets a confirmation by mail. */
  receipts: false,
  /** The hours after which staff are reminded of an unanswered enquiry; 0 for never. */
  reminderHours: 24,
  /** Templates for replies. */
  replyTemplates: replyTemplates as ReplyTemplate[],
  /** When a picture was last replaced by another, ISO 8601: this changes the trash, but not its dates. */
  picturesReplacedAt: '',
  /** The state at the time when old enquiries were last erased. */
  erasureClock: { steadySince: 0, seenAt: 0 } as ErasureClock,
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

/**
 * Stores the given settings, atomically. Throws `StaleEditError` with the stored templates when they are neither
 * `replyTemplatesBefore` nor the given ones.
 */
export async function changeMailSettings(
  db: Database,
  { replyTemplatesBefore, ...changed }: MailSettings,
): Promise<void> {
  await db.write(async (tx) => {
    if (changed.replyTemplates && replyTemplatesBefore) {
      const stored = await readSetting(tx, 'replyTemplates');
      const isKnown = [replyTemplatesBefore, changed.replyTemplates].some((each) =>
        isDeepStrictEqual(stored, each),
      );
      if (!isKnown) throw new StaleEditError(stored);
    }
    await storeSettings(tx, changed);
  });
}

/** Stores settings within a transaction. */
export async function storeSettings(tx: Queryable, changed: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(changed))
    await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
}
