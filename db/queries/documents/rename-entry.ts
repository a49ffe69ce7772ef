// When an author or a topic is renamed, its entry in the collection of people or of topics is renamed too.

import { and, eq } from 'drizzle-orm';
import type { CleanContent, Cleaned } from '#db/contract/clean-html.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { Document, DocumentContent } from '#db/contract/documents/documents.ts';
import type { NameKind, RenamedEntry } from '#db/contract/names.ts';
import type { Queryable } from '#db/database.ts';
import { isDraftOf } from '#db/queries/items/draft-rows.ts';
import { afterSave } from '#db/queries/items/saved-item.ts';
import { newItemDates, nextUpdatedAt } from '#db/queries/items/saving.ts';
import { moveToTrash } from '#db/queries/items/trash-rows.ts';
import { recordVersions } from '#db/queries/items/versions.ts';
import { documents, drafts } from '#db/schema.ts';

/** The collection that has an entry for each name of a kind. */
const COLLECTION_OF = { author: 'people-list', 'post-category': 'topic-list' } as const;

export type EntryKind = keyof typeof COLLECTION_OF;
export type EntryCollection = (typeof COLLECTION_OF)[EntryKind];

/** The collection of that kind; null for a kind without one. */
export function collectionOf(kind: NameKind): EntryCollection | null {
  return Object.hasOwn(COLLECTION_OF, kind) ? COLLECTION_OF[kind as EntryKind] : null;
}

/** The collection before and after; `before` is null when it was that of the code, `after` when it is that of the code again. */
export interface CollectionChange {
  before: Cleaned<Document> | null;
  after: Cleaned<Document> | null;
  undo: RenamedEntry | null;
}

interface Rename {
  from: string;
  to: string;
}

/**
 * Renames the entry. Null when no entry has the name `from`, or one has the name `to`. Without a stored collection, `original` is
 * stored with the entry renamed.
 */
export async function renameEntry(
  tx: Queryable,
  type: EntryCollection,
  { from, to }: Rename,
  original: CleanContent | null = null,
): Promise<CollectionChange | null> {
  const stored = await selectCollection(tx, type);
  await renameInDraft(tx, stored, from, to);
  const present = stored?.content ?? original;
  const content = present && renamedIn(present, from, to);
  if (!content) return null;
  const after = stored ? await update(tx, stored, content) : await create(tx, type, content);
  const { id, updatedAt } = after;
  return { before: stored, after, undo: { id, updatedAt, isNew: stored === null } };
}

/**
 * Gives the entry its former name, unless the collection was saved since. A collection that the rename created goes to the
 * trash.
 */
export async function takeBackEntry(
  tx: Queryable,
  type: EntryCollection,
  { id, updatedAt, isNew }: RenamedEntry,
  { from, to }: Rename,
): Promise<CollectionChange | null> {
  const stored = await selectCollection(tx, type);
  if (stored?.id !== id || stored.updatedAt !== updatedAt) return null;
  if (!isNew) return renameEntry(tx, type, { from: to, to: from });
  await moveToTrash(tx, 'document', [stored]);
  return { before: stored, after: null, undo: null };
}

async function selectCollection(
  tx: Queryable,
  type: EntryCollection,
): Promise<Cleaned<Document> | null> {
  const [stored] = await tx.select().from(documents).where(eq(documents.type, type));
  return stored ?? null;
}

async function create(
  tx: Queryable,
  type: EntryCollection,
  content: CleanContent,
): Promise<Cleaned<Document>> {
  const title = DOCUMENT_TYPES[type].label;
  const dates = newItemDates({ status: 'published' });
  const row = { type, slug: type, title, content, ...dates };
  const [created] = await tx.insert(documents).values(row).returning();
  const after = created as typeof documents.$inferSelect;
  await afterSave(tx, 'document', { before: null, after, cause: 'created' });
  return after;
}

async function update(
  tx: Queryable,
  stored: Cleaned<Document>,
  content: CleanContent,
): Promise<Cleaned<Document>> {
  const updatedAt = nextUpdatedAt(stored.updatedAt);
  await tx.update(documents).set({ content, updatedAt }).where(eq(documents.id, stored.id));
  // a pending draft stays based on the collection
  await tx
    .update(drafts)
    .set({ basedOn: updatedAt })
    .where(and(isDraftOf('document', stored.id), eq(drafts.basedOn, stored.updatedAt)));
  const after = { ...stored, content, updatedAt };
  await recordVersions(tx, 'document', [{ before: stored, after, cause: 'saved' }]);
  return after;
}

/** Renames the entry in the pending draft too, which would bring the former name back. */
async function renameInDraft(
  tx: Queryable,
  stored: Cleaned<Document> | null,
  from: string,
  to: string,
): Promise<void> {
  if (!stored) return;
  const [draft] = await tx.select().from(drafts).where(isDraftOf('document', stored.id));
  const fields = draft?.fields as { content?: CleanContent } | undefined;
  const content = fields?.content && renamedIn(fields.content, from, to);
  if (!draft || !content) return;
  await tx
    .update(drafts)
    .set({
      fields: { ...fields, content } as typeof draft.fields,
      updatedAt: nextUpdatedAt(draft.updatedAt),
    })
    .where(isDraftOf('document', stored.id));
}

/** The content with the entry renamed; null when there is none of that name, or one of the new name. */
function renamedIn<Content extends DocumentContent>(
  content: Content,
  from: string,
  to: string,
): Content | null {
  const { items } = content;
  if (!Array.isArray(items)) return null;
  const names = items.map((item) => (item as { name?: unknown } | null)?.name);
  if (!names.includes(from) || names.includes(to)) return null;
  const renamed = items.map((item, at) => (names[at] === from ? { ...item, name: to } : item));
  return { ...content, items: renamed };
}
