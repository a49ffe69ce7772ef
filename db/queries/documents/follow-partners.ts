// When a partner gets another name in its collection, the documents that refer to it do too.
import { isDeepStrictEqual } from 'node:util';
import { or, sql } from 'drizzle-orm';
import { ORIGINALS } from '#db/content/originals.ts';
import type { Document, DocumentContent } from '#db/contract/documents/documents.ts';
import { mapTexts } from '#db/contract/documents/map-texts.ts';
import type { Queryable } from '#db/database.ts';
import { changeDocuments } from './change-documents.ts';

type Saved = Pick<Document, 'type' | 'content' | 'status'>;

/**
 * Renames the references to partners after a save of their collection, in documents and their drafts. `before` is null when
 * the collection was that of the code. Returns the documents that refer to a renamed partner, by id.
 */
export async function followPartners(
  tx: Queryable,
  before: Saved | null,
  after: Saved,
): Promise<number[]> {
  // visitors do not see the names of a draft
  if (after.type !== 'partner-list' || after.status === 'draft' || before?.status === 'draft')
    return [];
  const names = findRenames(before?.content ?? ORIGINALS.of('partner-list'), after.content);
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

/** The new name of each entry of which only the name changed, by its former name. */
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

/** The entries by name. A stored content may be anything. */
function entriesOf({ items }: DocumentContent): Map<string, object> {
  const entries = (Array.isArray(items) ? items : []) as ({ name?: unknown } | null)[];
  return new Map(
    entries.flatMap((entry) =>
      typeof entry?.name === 'string' ? [[entry.name, entry] as const] : [],
    ),
  );
}
