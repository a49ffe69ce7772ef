// Renames or merges a name in everything that has it, and takes that back.
import { inArray } from 'drizzle-orm';
import type { CleanContent } from '#db/contract/clean-html.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { RenameAnswer, RenamedItem, RenameInput, RenameTakeBack } from '#db/contract/names.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import type { ChangedDocuments } from '#db/queries/documents/change-documents.ts';
import { moveLinks } from '#db/queries/documents/move-links.ts';
import {
  type CollectionChange,
  type CollectionType,
  renameInCollections,
  takeBackCollections,
} from '#db/queries/documents/rename-in-collections.ts';
import { moveFormerNames, noteFormerName } from '#db/queries/items/former-names.ts';
import { getItems } from '#db/queries/items/items.ts';
import { findArchivePage } from '#db/queries/post-names.ts';
import { caseStudies, posts } from '#db/schema.ts';
import { countNames } from './list-names.ts';
import { NAME_FIELDS, NAMED_TABLE, type NameField, namesIn, namesOf } from './name-fields.ts';
import {
  changeDeleted,
  changeDrafts,
  type NamesChange,
  type StoredNames,
  storeNames,
} from './store-names.ts';

/** Longer than for other writes, because many items are changed. */
const WITHIN_MS = 5000;

/** A stored rename: its response, and each item before and after. */
export interface Renamed {
  kind: ItemKind;
  answer: RenameAnswer;
  items: StoredNames[];
  /** The collections that contain the name. */
  collections: CollectionChange[];
  /** The documents whose links to the page of the name were changed. */
  links: ChangedDocuments;
}

/**
 * Replaces the name `from` with `to` in every item, collection and pending draft that has it, including deleted items. An item
 * with both names keeps `to` once. Each item gets a version unless it is deleted. The page of the former name redirects to
 * that of the new one, and links to it in documents are changed. Throws `NotFoundError` when nothing has the
 * name.
 */
export async function renameEverywhere(
  db: Database,
  rename: RenameInput,
  originals: ReadonlyMap<CollectionType, CleanContent> = new Map(),
): Promise<Renamed> {
  const { of, from, to } = rename;
  const { kind, column } = NAME_FIELDS[of];
  return db.write(
    async (tx) => {
      const rows = await selectColumn(tx, NAME_FIELDS[of]);
      const ids = rows.filter(({ value }) => namesOf(value).includes(from)).map(({ id }) => id);
      const before = await getItems(tx, kind, ids);
      const items = await storeNames(
        tx,
        of,
        before.map((item) => ({ item, names: renamed(namesIn(item, column), from, to) })),
      );
      const change: NamesChange = ({ names }) =>
        names.includes(from) ? renamed(names, from, to) : null;
      const inDrafts = await changeDrafts(tx, of, change);
      if (items.length + inDrafts.length === 0)
        throw new NotFoundError(`Nothing is named “${from}”`);
      const links = await moveArchiveLinks(tx, rename);
      const collections = await renameInCollections(tx, rename, originals);
      const formerSlugs = await noteFormerName(tx, rename);
      const deleted = await changeDeleted(tx, of, change);
      const stored = { kind, items, collections, links };
      const others = { deleted, drafts: inDrafts, formerSlugs };
      return { ...stored, answer: answerOf(rename, stored, others) };
    },
    { withinMs: WITHIN_MS },
  );
}

/** Restores the former names of items and drafts, except those saved or deleted since. */
export async function takeBackRename(
  db: Database,
  { of, from, to, formerSlugs, ...wantedBack }: RenameTakeBack,
): Promise<Renamed> {
  const { items: wanted, drafts: wantedDrafts, links: wantedLinks } = wantedBack;
  const { kind } = NAME_FIELDS[of];
  const table = NAMED_TABLE[kind];
  return db.write(
    async (tx) => {
      const ids = wanted.map(({ id }) => id);
      const there = await tx
        .select({ id: table.id, updatedAt: table.updatedAt })
        .from(table)
        .where(inArray(table.id, ids));
      const stamps = new Map(there.map(({ id, updatedAt }) => [id, updatedAt]));
      const same = wanted.filter(({ id, updatedAt }) => stamps.get(id) === updatedAt);
      const before = await getItems(
        tx,
        kind,
        same.map(({ id }) => id),
      );
      const items = await storeNames(
        tx,
        of,
        before.map((item, at) => ({ item, names: same[at]?.names ?? [] })),
      );
      const deleted = await changeDeleted(tx, of, restoringNames(wanted));
      const inDrafts = await changeDrafts(tx, of, restoringNames(wantedDrafts));
      const collections = await takeBackCollections(tx, of, wantedBack.collections);
      const back = { of, from: to, to: from };
      const links = await moveArchiveLinks(tx, back, wantedLinks);
      const former = await takeBackFormerNames(tx, back, formerSlugs);
      const stored = { kind, items, collections, links };
      const others = { deleted, drafts: inDrafts, formerSlugs: former };
      return { ...stored, answer: answerOf(back, stored, others) };
    },
    { withinMs: WITHIN_MS },
  );
}

/**
 * Changes the links to the page of the name: those in `among`, or all. They are kept while the page still exists, because
 * another name has the same address or posts kept the name. When a merge is undone, those in `among` are changed anyway.
 */
async function moveArchiveLinks(
  tx: Queryable,
  { of, from, to }: RenameInput,
  among?: ChangedDocuments,
): Promise<ChangedDocuments> {
  const [before, after] = [await findArchivePage(tx, of, from), await findArchivePage(tx, of, to)];
  if (!before || !after) return { live: [], drafts: [] };
  const isParted = among !== undefined && after.isThere;
  if (before.isThere && before.path !== after.path && !isParted) return { live: [], drafts: [] };
  return moveLinks(tx, { path: before.path, title: from }, { path: after.path, title: to }, among);
}

/** While items still have the name `from`, a merge is undone: then only the former names in `among` lead to `to` again. */
async function takeBackFormerNames(
  tx: Queryable,
  rename: RenameInput,
  among: readonly string[],
): Promise<string[]> {
  const isParted = (await countNames(tx))[rename.of].has(rename.from);
  return isParted ? moveFormerNames(tx, rename, among) : noteFormerName(tx, rename, among);
}

function selectColumn(read: Queryable, { kind, column }: NameField) {
  const value = {
    categories: NAMED_TABLE[kind].categories,
    author: posts.author,
    sector: caseStudies.sector,
    ourRole: caseStudies.ourRole,
  }[column];
  return read
    .select({ id: NAMED_TABLE[kind].id, value })
    .from(NAMED_TABLE[kind]) as unknown as Promise<
    { id: number; value: string[] | string | null }[]
  >;
}

/** The former names of items not saved since. */
function restoringNames(wanted: readonly RenamedItem[]): NamesChange {
  const byId = new Map(wanted.map((each) => [each.id, each]));
  return ({ id, updatedAt }) => {
    const former = byId.get(id);
    return former?.updatedAt === updatedAt ? former.names : null;
  };
}

function answerOf(
  rename: RenameInput,
  { items, collections, links }: Omit<Renamed, 'answer'>,
  others: { deleted: RenamedItem[]; drafts: RenamedItem[]; formerSlugs: string[] },
): RenameAnswer {
  const { column } = NAME_FIELDS[rename.of];
  return {
    changed: items.length,
    undo: {
      ...rename,
      items: [
        ...items.map(({ before, after }) => ({
          id: after.id,
          updatedAt: after.updatedAt,
          names: namesIn(before, column),
        })),
        ...others.deleted,
      ],
      drafts: others.drafts,
      collections: collections.map(({ undo }) => undo),
      links,
      formerSlugs: others.formerSlugs,
    },
  };
}

/** The names with `from` replaced by `to`, without duplicates, at the first position of either. */
function renamed(names: string[], from: string, to: string): string[] {
  return [...new Set(names.map((name) => (name === from ? to : name)))];
}
