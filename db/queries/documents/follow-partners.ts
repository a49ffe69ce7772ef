// When a partner is renamed in its collection, updates the documents that refer to it.
import { isDeepStrictEqual } from 'node:util';
import { or, sql } from 'drizzle-orm';
import { ORIGINALS } from '#db/content/originals.ts';
import type { DocumentContent } from '#db/contract/documents/documents.ts';
import { mapTexts } from '#db/contract/documents/map-texts.ts';
import type { CleanItem } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Queryable } from '#db/database.ts';
import { changeDocuments } from './change-documents.ts';

/**
 * Updates references to renamed partners in documents and drafts after a change of the collection of partners. `before` is null
 * when the collection is new, restored or due, `after` when it is deleted; other items change nothing. Returns the ids of the
 * documents that refer to a renamed partner.
 */
export async function followPartners(
  tx: Queryable,
  before: CleanItem | null,
  after: CleanItem | null,
): Promise<number[]> {
  const item = after ?? before;
  if (!item || !('type' in item) || item.type !== 'partner-list') return [];
  const names = findRenames(shownIn(before), shownIn(after));
  if (names.size === 0) return [];
  const { live } = await changeDocuments(tx, {
    mayHold: (json) =>
      or(...[...names.keys()].map((name) => sql`instr(${json}, ${JSON.stringify(name)}) > 0`)),
    change: (type, content) =>
      mapTexts(type, content, ({ text, info }) =>
        info?.control === 'reference' && info.to === 'partner' ? (names.get(text) ?? text) : text,
      ) as typeof content,
  });
  return live;
}

/** The public content: that of the code unless the collection is published. */
function shownIn(item: CleanItem | null): DocumentContent {
  const isShown =
    item && 'type' in item && statusFor(item, new Date().toISOString()) === 'published';
  return isShown ? item.content : ORIGINALS.of('partner-list');
}

/** The new names of entries whose name alone changed, by former name. */
function findRenames(before: DocumentContent, after: DocumentContent): Map<string, string> {
  const [former, present] = [entriesOf(before), entriesOf(after)];
  const names = new Map<string, string>();
  for (const [from, entry] of former) {
    if (present.has(from)) continue;
    for (const [to, other] of present) {
      const isSame = !former.has(to) && isDeepStrictEqual({ ...entry, name: to }, other);
      if (!isSame) continue;
      names.set(from, to);
      present.delete(to);
      break;
    }
  }
  return names;
}

/** The entries by name. Stored content may have any shape, so it is read defensively. */
function entriesOf({ items }: DocumentContent): Map<string, object> {
  const entries = (Array.isArray(items) ? items : []) as ({ name?: unknown } | null)[];
  return new Map(
    entries.flatMap((entry) =>
      typeof entry?.name === 'string' ? [[entry.name, entry] as const] : [],
    ),
  );
}
