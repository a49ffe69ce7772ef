// Documents: queries for visitors and for staff, and the saves of the admin.
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Cleaned } from '#db/contract/clean-html.ts';
import {
  type Document,
  type ParsedDocumentInput,
  type ParsedDocumentUpdate,
  STAFF_PAGE,
} from '#db/contract/documents/documents.ts';
import type { DraftSchedule } from '#db/contract/drafts.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { withSlug } from '#db/queries/items/free-slug.ts';
import { afterSave, afterUpdate, type Update } from '#db/queries/items/saved-item.ts';
import { assertNotStale, changedItemDates, newItemDates } from '#db/queries/items/saving.ts';
import { moveToTrash } from '#db/queries/items/trash-rows.ts';
import { withCurrentStatus } from '#db/queries/items/visible.ts';
import { documents, drafts } from '#db/schema.ts';
import { followPartners } from './follow-partners.ts';

/** The documents that are published or scheduled. `content` is null when it is not valid JSON. */
export async function listPublicDocuments(
  db: Database,
): Promise<(Omit<Document, 'content'> & { content: unknown })[]> {
  const { id, type, slug, title, publishDate, updatedAt, status } = documents;
  const rows = await db.read((read) =>
    read
      .select({ id, type, slug, title, publishDate, updatedAt, status, text: sql<string>`content` })
      .from(documents)
      .where(ne(status, 'draft'))
      .orderBy(asc(id)),
  );
  return rows.map(({ text, ...row }) => ({ ...row, content: parsedOrNull(text) }));
}

/** The documents of the site for staff, without their content; admin-lists.ts lists the pages that staff made. */
export async function listSiteDocuments(db: Database): Promise<Omit<Document, 'content'>[]> {
  const { id, type, slug, title, publishDate, updatedAt, status } = documents;
  const now = new Date().toISOString();
  const rows = await db.read((read) =>
    read
      .select({ id, type, slug, title, publishDate, updatedAt, status })
      .from(documents)
      .where(ne(type, STAFF_PAGE))
      .orderBy(asc(type)),
  );
  return rows.map((row) => withCurrentStatus(row, now));
}

/** When a pending draft was saved, and its schedule. */
export type DraftTimes = DraftSchedule & { savedAt: string };

/** The times of the pending draft of each document that has one, by the id of the document. */
export async function listDraftTimes(db: Database): Promise<ReadonlyMap<number, DraftTimes>> {
  const { itemId: id, updatedAt: savedAt, publishAt, publishFailure } = drafts;
  const rows = await db.read((read) =>
    read
      .select({ id, savedAt, publishAt, publishFailure })
      .from(drafts)
      .where(eq(drafts.kind, 'document')),
  );
  return new Map(rows.map(({ id, ...times }) => [id, times]));
}

/** The document with this id in any status, or null. */
export async function findDocument(db: Database, id: number): Promise<Document | null> {
  return db.read((read) => selectDocument(read, eq(documents.id, id)));
}

/** The document with this type and slug in any status, or null. */
export async function findDocumentBySlug(
  db: Database,
  type: string,
  slug: string,
): Promise<Document | null> {
  return db.read((read) =>
    selectDocument(read, and(eq(documents.type, type), eq(documents.slug, slug))),
  );
}

/** Stores a new document; `publishDate` is now when not given. Throws `ConflictError` when its address is taken. */
export async function createDocument(
  db: Database,
  input: Cleaned<ParsedDocumentInput>,
): Promise<Cleaned<Document>> {
  return db.write(async (tx) => {
    const [row] = await tx
      .insert(documents)
      .values({ ...(await withSlug(tx, 'document', input)), ...newItemDates(input) })
      .returning();
    const created = row as typeof documents.$inferSelect;
    await afterSave(tx, 'document', { before: null, after: created, cause: 'created' });
    await followPartners(tx, null, created);
    return created;
  });
}

/**
 * Replaces the whole document except its type, and removes its draft. `publishDate` and `status` stay when not given.
 * Returns the document before and after. Throws `NotFoundError`, `ConflictError` when the slug is taken, and
 * `StaleEditError` with the stored document.
 */
export async function updateDocument(
  db: Database,
  id: number,
  input: Cleaned<ParsedDocumentUpdate>,
): Promise<Update<'document'>> {
  return db.write(async (tx) => {
    const before = await getDocument(tx, id);
    await assertNotStale(tx, 'document', before, input);
    const after = await replaceDocument(tx, before, input);
    return afterUpdate(tx, 'document', before, after);
  });
}

/** Updates the row of the `stored` document. The caller updates version, redirect and search index. */
export async function replaceDocument(
  tx: Queryable,
  stored: Pick<Document, 'id' | 'publishDate' | 'updatedAt' | 'status'> & { type?: string },
  input: Cleaned<ParsedDocumentUpdate>,
): Promise<Cleaned<Document>> {
  const named = { ...input, type: stored.type };
  const { title, slug, content } = await withSlug(tx, 'document', named, stored.id);
  const [row] = await tx
    .update(documents)
    .set({ title, slug, content, ...changedItemDates(input, stored) })
    .where(eq(documents.id, stored.id))
    .returning();
  return row as typeof documents.$inferSelect;
}

/** Moves a document to the trash and returns it; visitors see the original again. Throws `NotFoundError`. */
export async function deleteDocument(db: Database, id: number): Promise<Document> {
  return db.write(async (tx) => {
    const stored = await getDocument(tx, id);
    await moveToTrash(tx, 'document', [stored]);
    return stored;
  });
}

/** The document with this id in any status. Throws `NotFoundError`. */
export async function getDocument(read: Queryable, id: number): Promise<Cleaned<Document>> {
  const stored = await selectDocument(read, eq(documents.id, id));
  if (!stored) throw new NotFoundError('Page not found');
  return stored;
}

/** The documents with these ids; missing ones are left out. */
export function selectDocumentsById(read: Queryable, ids: number[]): Promise<Cleaned<Document>[]> {
  return selectDocuments(read, inArray(documents.id, ids));
}

async function selectDocument(
  read: Queryable,
  where: SQL | undefined,
): Promise<Cleaned<Document> | null> {
  const [found] = await selectDocuments(read, where);
  return found ?? null;
}

async function selectDocuments(
  read: Queryable,
  where: SQL | undefined,
): Promise<Cleaned<Document>[]> {
  const now = new Date().toISOString();
  const rows = await read.select().from(documents).where(where).orderBy(asc(documents.id));
  return rows.map((row) => withCurrentStatus(row, now));
}

/** The parsed JSON; null for a damaged value, so that the other documents are still shown. */
function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
