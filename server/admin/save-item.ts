// Every change of an item. Each one cleans the HTML, stores the item, and purges the pages that show it.
// The queries store version, redirects and search index in their transaction; a purge also wakes the scheduler.
import type { Database } from '#db/client.ts';
import type { BulkAnswer, BulkInput, MenuOrderAnswer } from '#db/contract/bulk.ts';
import type { ParsedCaseStudyInput, ParsedCaseStudyUpdate } from '#db/contract/case-studies.ts';
import type { Cleaned } from '#db/contract/clean-html.ts';
import type {
  ParsedDocumentInput,
  ParsedDocumentUpdate,
} from '#db/contract/documents/documents.ts';
import type { Draft } from '#db/contract/drafts.ts';
import type { Item, ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import { nameOfMedia } from '#db/contract/media/media-name.ts';
import type { ParsedPostInput, ParsedPostUpdate, Post } from '#db/contract/posts.ts';
import { hasVisibleContent } from '#db/contract/text/visible-content.ts';
import { InvalidInputError } from '#db/errors.ts';
import { createCaseStudy, deleteCaseStudy, updateCaseStudy } from '#db/queries/case-studies.ts';
import {
  createDocument,
  deleteDocument,
  getDocument,
  updateDocument,
} from '#db/queries/documents/documents.ts';
import { changeInBulk } from '#db/queries/items/bulk.ts';
import { type DraftChanges, patchDraft, saveDraft } from '#db/queries/items/drafts.ts';
import * as copying from '#db/queries/items/duplicate.ts';
import { createImportedPost, type ImportOrigin } from '#db/queries/items/imported-posts.ts';
import { restoreVersion } from '#db/queries/items/restore-version.ts';
import type { Update } from '#db/queries/items/saved-item.ts';
import { publishDue } from '#db/queries/items/schedule.ts';
import { type RestoredItem, restoreDeleted } from '#db/queries/items/trash.ts';
import { pictureAltsOf } from '#db/queries/media/picture-alts.ts';
import { orderCaseStudies } from '#db/queries/menu-order.ts';
import { createPost, deletePost, updatePost } from '#db/queries/posts.ts';
import {
  PURGE_OF_ORDER,
  type Purge,
  purgeOfDocument,
  purgeOfItem,
  purgeOfPictures,
} from '#server/cache/purge.ts';
import { prepareDocument } from './prepare-document.ts';
import { type SaveDeps, saveAndPurge } from './save-and-purge.ts';

/** The parsed bodies that create and change an item of each kind. */
interface NewFields {
  post: ParsedPostInput;
  'case-study': ParsedCaseStudyInput;
  document: ParsedDocumentInput;
}
interface ChangedFields {
  post: ParsedPostUpdate;
  'case-study': ParsedCaseStudyUpdate;
  document: ParsedDocumentUpdate;
}

interface Verbs<Kind extends ItemKind> {
  create(
    db: Database,
    fields: Cleaned<NewFields[Kind]>,
    writtenBy?: string | null,
  ): Promise<ItemOf<Kind>>;
  update(db: Database, id: number, fields: Cleaned<ChangedFields[Kind]>): Promise<Update<Kind>>;
  delete(db: Database, id: number): Promise<unknown>;
}

const VERBS: { [Kind in ItemKind]: Verbs<Kind> } = {
  post: { create: createPost, update: updatePost, delete: deletePost },
  'case-study': { create: createCaseStudy, update: updateCaseStudy, delete: deleteCaseStudy },
  document: { create: createDocument, update: updateDocument, delete: deleteDocument },
};

/**
 * Creates an item; `publishDate` is now when not given. `writtenBy` is the name of an API token, null for staff.
 * Throws `ConflictError` when the slug is taken, `InvalidInputError` for a post without content, and for an item of a token that
 * is too large for the history.
 */
export async function createItem<Kind extends ItemKind>(
  deps: SaveDeps,
  kind: Kind,
  input: NewFields[Kind],
  writtenBy: string | null = null,
): Promise<ItemOf<Kind>> {
  const fields = await prepared(kind, input, 'type' in input ? input.type : undefined);
  return saveAndPurge(
    deps,
    (db) => VERBS[kind].create(db, fields, writtenBy),
    (created) => [
      ...purgeOfItem(kind, created.id, created, null),
      ...(writtenBy === null ? purgeOfAlts(created) : []),
    ],
  );
}

/**
 * Stores a post of another system, and returns it or null when it was already imported. Throws `InvalidInputError` for a
 * public post without content.
 */
export async function importPost(
  deps: SaveDeps,
  input: ParsedPostInput,
  origin: ImportOrigin,
): Promise<Post | null> {
  const fields = await prepared('post', input);
  return saveAndPurge(
    deps,
    (db) => createImportedPost(db, fields, origin),
    (created) =>
      created
        ? [
            ...purgeOfItem('post', created.id, created, null),
            ...purgeOfAlts(created),
            ...purgeOfFeatured(created),
          ]
        : [],
  );
}

/** The purge of pages with the featured picture, whose alt text in the library the save may have changed. */
function purgeOfFeatured({ image }: Post): Purge[] {
  const name = nameOfMedia(image ?? '');
  return purgeOfPictures(name === undefined ? [] : [name]);
}

/**
 * Replaces the whole item and removes its draft. Throws `NotFoundError`, `ConflictError` when the slug is taken,
 * `StaleEditError` with the stored item, `InvalidInputError` for a post without content.
 */
export async function updateItem<Kind extends ItemKind>(
  deps: SaveDeps,
  kind: Kind,
  id: number,
  input: ChangedFields[Kind],
): Promise<ItemOf<Kind>> {
  const fields = await prepared(kind, input, await getDocumentType(deps, kind, id));
  const { after } = await saveAndPurge(
    deps,
    (db) => VERBS[kind].update(db, id, fields),
    (update) => purgeOfUpdate(kind, update),
  );
  return after;
}

/** The pages that the update of an item makes out of date. */
export function purgeOfUpdate<Kind extends ItemKind>(
  kind: Kind,
  { before, after, moved }: Update<Kind>,
): Purge[] {
  return [
    ...purgeOfItem(kind, after.id, after, before),
    ...purgeOfAlts(after),
    ...moved.flatMap(purgeOfDocument),
  ];
}

/** The purge of pages with the pictures of the item, whose alt texts in the library the save may have changed. */
function purgeOfAlts(item: Item): Purge[] {
  return purgeOfPictures([...pictureAltsOf(item).keys()]);
}

/** Stores a copy of an item as a new draft. Throws as `duplicateItem` in db/queries does. */
export function duplicateItem<Kind extends ItemKind>(
  deps: SaveDeps,
  kind: Kind,
  id: number,
): Promise<ItemOf<Kind>> {
  return saveAndPurge(deps, (db) => copying.duplicateItem(db, kind, id), purgeOfAlts);
}

/** Moves an item to the trash. Throws `NotFoundError`. */
export async function deleteItem(deps: SaveDeps, kind: ItemKind, id: number): Promise<void> {
  await saveAndPurge(
    deps,
    (db) => VERBS[kind].delete(db, id),
    () => purgeOfItem(kind, id),
  );
}

/** Restores an item from the trash, with another slug when its own is taken. Throws `NotFoundError`. */
export async function restoreItem(
  deps: SaveDeps,
  kind: ItemKind,
  id: number,
): Promise<RestoredItem> {
  return saveAndPurge(
    deps,
    (db) => restoreDeleted(db, kind, id),
    ({ item }) => [...purgeOfItem(kind, id, item), ...purgeOfAlts(item)],
  );
}

/** Restores an earlier version of an item. Throws as `restoreVersion` does. */
export async function restoreItemVersion<Kind extends ItemKind>(
  deps: SaveDeps,
  kind: Kind,
  id: number,
  versionId: number,
): Promise<ItemOf<Kind>> {
  const { after } = await saveAndPurge(
    deps,
    (db) => restoreVersion(db, kind, id, versionId),
    (update) => purgeOfUpdate(kind, update),
  );
  return after;
}

/** Changes many items at once, all or none. Throws as `changeInBulk` does. */
export async function changeItems(
  deps: SaveDeps,
  kind: ItemKind,
  input: BulkInput,
): Promise<BulkAnswer> {
  const { answer } = await saveAndPurge(
    deps,
    (db) => changeInBulk(db, kind, input),
    ({ answer, items, moved }) => {
      const changed = new Map(items.map((item) => [item.id, item]));
      // publishing a draft or restoring an item may change alt texts in the library
      const tells = input.action === 'publish' || input.action === 'restore';
      const alts = tells ? items.flatMap(purgeOfAlts) : [];
      return [
        ...answer.ids.flatMap((id) => purgeOfItem(kind, id, changed.get(id))),
        ...alts,
        ...moved.flatMap(purgeOfDocument),
      ];
    },
  );
  return answer;
}

/** Sorts the case studies in the order of `ids`. Throws `NotFoundError` when one of them does not exist. */
export async function reorderCaseStudies(deps: SaveDeps, ids: number[]): Promise<MenuOrderAnswer> {
  return saveAndPurge(
    deps,
    (db) => orderCaseStudies(db, ids),
    () => PURGE_OF_ORDER,
  );
}

/** Publishes the scheduled items that are due at `now` (ISO 8601). Returns how many this call published. */
export async function publishDueItems(deps: SaveDeps, now: string): Promise<number> {
  const due = await saveAndPurge(
    deps,
    (db) => publishDue(db, now),
    (items) => items.flatMap((item) => purgeOfItem(item.kind, item.id, item)),
  );
  return due.length;
}

/** Saves the draft of an item, which no public page shows; returns null when it equals the item. Throws as `saveDraft` does. */
export async function saveItemDraft(
  deps: Pick<SaveDeps, 'db'>,
  kind: ItemKind,
  id: number,
  {
    fields,
    ...guard
  }: {
    fields: Draft['fields'];
    updatedAt?: string | null;
    basedOn?: string;
    writtenBy?: string | null;
  },
): Promise<Draft | null> {
  const clean = await sanitiseFields(fields, await getDocumentType(deps, kind, id));
  return saveDraft(deps.db, kind, id, { ...guard, fields: clean });
}

/** Saves the changed fields of a form as the item's draft. Throws as `patchDraft` does. */
export async function autosaveItemDraft(
  { db }: Pick<SaveDeps, 'db'>,
  kind: ItemKind,
  id: number,
  changes: DraftChanges,
) {
  const { cleanFields } = await import('./clean-fields.ts');
  return patchDraft(db, kind, id, changes, (fields, item) =>
    cleanFields(fields, 'type' in item ? item.type : undefined),
  );
}

/** Loads the sanitiser and calls `cleanFields`. */
export async function sanitiseFields<Fields extends object>(
  fields: Fields,
  documentType?: string,
): Promise<Cleaned<Fields>> {
  // imported late: only a save needs the sanitiser, and the site starts faster without it
  const { cleanFields } = await import('./clean-fields.ts');
  return cleanFields(fields, documentType);
}

/** The type of a stored document; undefined for other kinds. Throws `NotFoundError`. */
export async function getDocumentType(
  { db }: Pick<SaveDeps, 'db'>,
  kind: ItemKind,
  id: number,
): Promise<string | undefined> {
  if (kind !== 'document') return undefined;
  return (await db.read((read) => getDocument(read, id))).type;
}

/**
 * The fields in the form in which they are stored. Throws `InvalidInputError` when sanitising leaves no content of a post that
 * is not a draft, and as `prepareDocument` does.
 */
async function prepared<Kind extends ItemKind, Input extends NewFields[Kind] | ChangedFields[Kind]>(
  kind: Kind,
  input: Input,
  documentType = '',
): Promise<Cleaned<Input>> {
  if (kind === 'document')
    return prepareDocument(documentType, input as ParsedDocumentInput) as unknown as Promise<
      Cleaned<Input>
    >;
  const fields = await sanitiseFields(input);
  const mayBeEmpty = input.status === 'draft' || !('content' in fields);
  if (!mayBeEmpty && !hasVisibleContent(String(fields.content)))
    throw new InvalidInputError('This post is empty', 'content');
  return fields;
}
