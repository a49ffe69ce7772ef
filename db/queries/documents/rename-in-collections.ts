// Renames a shared name in collections too, where it names an entry or is in a list of an entry.
import { eq, inArray } from 'drizzle-orm';
import type { CleanContent, Cleaned } from '#db/contract/clean-html.ts';
import type { COLLECTIONS } from '#db/contract/documents/collections.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { Document } from '#db/contract/documents/documents.ts';
import type { NameKind, RenamedCollection, RenameInput } from '#db/contract/names.ts';
import type { Queryable } from '#db/database.ts';
import { isOf } from '#db/queries/items/item-tables.ts';
import { afterSave } from '#db/queries/items/saved-item.ts';
import { newItemDates, nextUpdatedAt } from '#db/queries/items/saving.ts';
import { moveToTrash } from '#db/queries/items/trash-rows.ts';
import { documents, drafts } from '#db/schema.ts';
import { storeContent } from './store-content.ts';

export type CollectionType = keyof typeof COLLECTIONS;
/** The field of an entry with names: `name` holds one unique name, the others hold lists. */
type NamesField = 'name' | 'workCategories' | 'tags';

/** The collections that contain names of a kind. */
const FIELDS: Partial<Record<NameKind, Partial<Record<CollectionType, NamesField>>>> = {
  author: { 'people-list': 'name' },
  'post-category': { 'topic-list': 'name' },
  'case-study-category': {
    'division-list': 'workCategories',
    'service-list': 'workCategories',
    'result-list': 'tags',
  },
};

/** The collections that contain names of that kind. */
export function collectionsOf(of: NameKind): CollectionType[] {
  return Object.keys(FIELDS[of] ?? {}) as CollectionType[];
}

/** The names in a collection, with the kind of each; empty for other documents. */
export function namesInCollection(type: string, content: CleanContent) {
  return (Object.entries(FIELDS) as [NameKind, Partial<Record<string, NamesField>>][]).flatMap(
    ([of, { [type]: field }]) =>
      field ? namesIn(content, field).flatMap((names) => names.map((name) => ({ of, name }))) : [],
  );
}

/** The content of a collection with a name renamed; null when nothing changes. */
export function renameInCollection(
  type: string,
  content: CleanContent,
  { of, from, to }: RenameInput,
): CleanContent | null {
  const field = FIELDS[of]?.[type as CollectionType];
  return (field && renaming(field, from, to)(content)?.content) ?? null;
}

/** A collection before and after; null in either place means the content of the code. */
export interface CollectionChange {
  before: Cleaned<Document> | null;
  after: Cleaned<Document> | null;
  undo: RenamedCollection;
}

/**
 * Renames the name in each collection that contains it, and in its draft. An entry never gets the name of another entry. A
 * collection that is not stored yet is stored from its original.
 */
export async function renameInCollections(
  tx: Queryable,
  { of, from, to }: RenameInput,
  originals: ReadonlyMap<CollectionType, CleanContent>,
): Promise<CollectionChange[]> {
  const changes: CollectionChange[] = [];
  for (const [type, field] of Object.entries(FIELDS[of] ?? {}) as [CollectionType, NamesField][]) {
    const rename = renaming(field, from, to);
    const [stored = null] = await tx.select().from(documents).where(eq(documents.type, type));
    const draft = stored && (await changeDraft(tx, stored.id, rename));
    const content = stored?.content ?? originals.get(type);
    const renamed = content && rename(content);
    if (renamed) {
      const after = stored
        ? await storeContent(tx, stored, renamed.content)
        : await create(tx, type, renamed.content);
      const { id, updatedAt } = after;
      const live = { updatedAt, names: renamed.before, isNew: stored === null };
      changes.push({ before: stored, after, undo: { id, live, draft } });
    } else if (stored && draft)
      changes.push({ before: stored, after: stored, undo: { id: stored.id, live: null, draft } });
  }
  return changes;
}

/**
 * Restores the former names in collections and drafts, unless they were saved since. A collection created by the rename is
 * moved to the trash.
 */
export async function takeBackCollections(
  tx: Queryable,
  of: NameKind,
  collections: readonly RenamedCollection[],
): Promise<CollectionChange[]> {
  const ids = collections.map(({ id }) => id);
  const rows = await tx.select().from(documents).where(inArray(documents.id, ids));
  const changes: CollectionChange[] = [];
  for (const { id, live, draft: wanted } of collections) {
    const stored = rows.find((row) => row.id === id);
    const field = FIELDS[of]?.[stored?.type as CollectionType];
    if (!stored || !field) continue;
    const isSame = live?.updatedAt === stored.updatedAt;
    if (live?.isNew) {
      if (!isSame) continue;
      await moveToTrash(tx, 'document', [stored]);
      changes.push({ before: stored, after: null, undo: { id, live: null, draft: null } });
      continue;
    }
    const draft =
      wanted && (await changeDraft(tx, id, settingNames(field, wanted.names), wanted.updatedAt));
    const changed = live && isSame ? settingNames(field, live.names)(stored.content) : null;
    if (!changed && !draft) continue;
    const after = changed ? await storeContent(tx, stored, changed.content) : stored;
    const back = changed && { updatedAt: after.updatedAt, names: changed.before, isNew: false };
    changes.push({ before: stored, after, undo: { id, live: back, draft } });
  }
  return changes;
}

/** Returns the content with other names, and the former names of each entry; null when nothing changes. */
type Change = (content: CleanContent) => { content: CleanContent; before: string[][] } | null;

function renaming(field: NamesField, from: string, to: string): Change {
  return (content) => {
    const all = namesIn(content, field).flat();
    if (!all.includes(from) || (field === 'name' && all.includes(to))) return null;
    const renamed = namesIn(content, field).map((names) => [
      ...new Set(names.map((name) => (name === from ? to : name))),
    ]);
    return settingNames(field, renamed)(content);
  };
}

/** Returns a change that sets the names of each entry. */
function settingNames(field: NamesField, names: readonly (readonly string[])[]): Change {
  return (content) => {
    const before = namesIn(content, field);
    const items = itemsOf(content).map((item, at) => {
      const entryNames = names[at] ?? [];
      if (entryNames.length === 0) return item;
      return { ...(item as object), [field]: field === 'name' ? entryNames[0] : entryNames };
    });
    return { content: { ...content, items }, before };
  };
}

function namesIn(content: CleanContent, field: NamesField): string[][] {
  return itemsOf(content).map((item) => {
    const value = (item as Partial<Record<NamesField, unknown>> | null)?.[field];
    return [value].flat().filter((name) => typeof name === 'string');
  });
}

/** The entries; stored content may have any shape. */
function itemsOf({ items }: CleanContent): unknown[] {
  return Array.isArray(items) ? items : [];
}

async function create(
  tx: Queryable,
  type: CollectionType,
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

/** Changes the pending draft too, which would otherwise restore the other name; with `updatedAt` only that state of it. */
async function changeDraft(
  tx: Queryable,
  id: number,
  change: Change,
  updatedAt?: string,
): Promise<RenamedCollection['draft']> {
  const [draft] = await tx
    .select()
    .from(drafts)
    .where(isOf(drafts, 'document', id));
  const fields = draft?.fields as { content?: CleanContent } | undefined;
  const changed = fields?.content && change(fields.content);
  if (!draft || !changed || (updatedAt !== undefined && draft.updatedAt !== updatedAt)) return null;
  const next = nextUpdatedAt(draft.updatedAt);
  await tx
    .update(drafts)
    .set({
      fields: { ...fields, content: changed.content } as typeof draft.fields,
      updatedAt: next,
    })
    .where(isOf(drafts, 'document', id));
  return { updatedAt: next, names: changed.before };
}
