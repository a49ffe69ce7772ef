// When an author is renamed, their entry among the people of the site gets the new name too.
import { and, eq } from 'drizzle-orm';
import type { CleanContent, Cleaned } from '#db/contract/clean-html.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { Document, DocumentContent } from '#db/contract/documents/documents.ts';
import type { RenamedPerson } from '#db/contract/names.ts';
import type { Queryable } from '#db/database.ts';
import { afterSave } from '#db/queries/items/saved-item.ts';
import { newItemDates } from '#db/queries/items/saving.ts';
import { moveToTrash } from '#db/queries/items/trash-rows.ts';
import { recordVersions } from '#db/queries/items/versions.ts';
import { documents, drafts } from '#db/schema.ts';

const TYPE = 'people-list';

/** The list of people before and after; `before` is null where it was that of the code, `after` where it is that again. */
export interface PeopleChange {
  before: Cleaned<Document> | null;
  after: Cleaned<Document> | null;
  undo: RenamedPerson | null;
}

interface Rename {
  from: string;
  to: string;
}

/** Null when nobody in the list has the name `from`, or somebody has the name `to`. Without a stored list it begins as `original`. */
export async function renamePerson(
  tx: Queryable,
  { from, to }: Rename,
  original: CleanContent | null = null,
): Promise<PeopleChange | null> {
  const stored = await selectPeople(tx);
  await renameInDraft(tx, from, to);
  const present = stored?.content ?? original;
  const content = present && renamedIn(present, from, to);
  if (!content) return null;
  const after = stored ? await update(tx, stored, content) : await create(tx, content);
  const { id, updatedAt } = after;
  return { before: stored, after, undo: { id, updatedAt, isNew: stored === null } };
}

/** Gives the entry its former name, unless the list was saved since. One that the rename stored goes to the trash. */
export async function takeBackPerson(
  tx: Queryable,
  { id, updatedAt, isNew }: RenamedPerson,
  { from, to }: Rename,
): Promise<PeopleChange | null> {
  const stored = await selectPeople(tx);
  if (stored?.id !== id || stored.updatedAt !== updatedAt) return null;
  if (!isNew) return renamePerson(tx, { from: to, to: from });
  await moveToTrash(tx, 'document', [stored]);
  return { before: stored, after: null, undo: null };
}

async function selectPeople(tx: Queryable): Promise<Cleaned<Document> | null> {
  const [stored] = await tx.select().from(documents).where(eq(documents.type, TYPE));
  return stored ?? null;
}

async function create(tx: Queryable, content: CleanContent): Promise<Cleaned<Document>> {
  const title = DOCUMENT_TYPES[TYPE].label;
  const dates = newItemDates({ status: 'published' });
  const row = { type: TYPE, slug: TYPE, title, content, ...dates };
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
  const updatedAt = later(stored.updatedAt);
  await tx.update(documents).set({ content, updatedAt }).where(eq(documents.id, stored.id));
  // a pending draft stays based on the list
  await tx
    .update(drafts)
    .set({ basedOn: updatedAt })
    .where(and(ofDocument(stored.id), eq(drafts.basedOn, stored.updatedAt)));
  const after = { ...stored, content, updatedAt };
  await recordVersions(tx, 'document', [{ before: stored, after, cause: 'saved' }]);
  return after;
}

/** A draft would bring the former name back. */
async function renameInDraft(tx: Queryable, from: string, to: string): Promise<void> {
  const stored = await selectPeople(tx);
  if (!stored) return;
  const [draft] = await tx.select().from(drafts).where(ofDocument(stored.id));
  const fields = draft?.fields as { content?: CleanContent } | undefined;
  const content = fields?.content && renamedIn(fields.content, from, to);
  if (!draft || !content) return;
  await tx
    .update(drafts)
    .set({
      fields: { ...fields, content } as typeof draft.fields,
      updatedAt: later(draft.updatedAt),
    })
    .where(ofDocument(stored.id));
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

/** A stamp always grows. */
function later(stamp: string): string {
  return new Date(Math.max(Date.now(), Date.parse(stamp) + 1)).toISOString();
}

function ofDocument(id: number) {
  return and(eq(drafts.kind, 'document'), eq(drafts.itemId, id));
}
