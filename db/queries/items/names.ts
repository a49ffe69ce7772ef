// The names shared by many items: listing them, and renaming or merging one of them everywhere at once.

import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { CleanContent } from '#db/contract/clean-html.ts';
import type { CleanItem, ItemKind, ItemOf } from '#db/contract/item-kind.ts';
import type {
  NameKind,
  RenameAnswer,
  RenamedItem,
  RenameInput,
  RenameTakeBack,
  SharedName,
} from '#db/contract/names.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { type MovedLinks, moveLinks } from '#db/queries/documents/move-links.ts';
import {
  type CollectionChange,
  type CollectionType,
  renameInCollections,
  takeBackCollections,
} from '#db/queries/documents/rename-in-collections.ts';
import { countPostsBy } from '#db/queries/post-lists.ts';
import { findArchivePage } from '#db/queries/post-names.ts';
import { indexItem } from '#db/queries/search/search-index.ts';
import { caseStudies, drafts, posts, trash } from '#db/schema.ts';
import { isDraftOf, rebaseDraft } from './draft-rows.ts';
import { moveFormerNames, noteFormerName } from './former-names.ts';
import { getItems } from './items.ts';
import { nextUpdatedAt } from './saving.ts';
import { recordVersions } from './versions.ts';

/** Longer than for other writes, because many items are changed. */
const WITHIN_MS = 5000;

/** Documents have no shared names. */
type NamedKind = Exclude<ItemKind, 'document'>;

interface NameField {
  kind: NamedKind;
  column: 'categories' | 'author' | 'sector' | 'ourRole';
}

const FIELDS: Record<NameKind, NameField> = {
  'post-category': { kind: 'post', column: 'categories' },
  author: { kind: 'post', column: 'author' },
  'case-study-category': { kind: 'case-study', column: 'categories' },
  sector: { kind: 'case-study', column: 'sector' },
  role: { kind: 'case-study', column: 'ourRole' },
};

/** All names with the number of items that have them, including drafts and scheduled items. */
export async function listNames(db: Database): Promise<SharedName[]> {
  return db.read(async (read) => {
    const [categories, authors, ofStudies] = await Promise.all([
      countPostsBy(read, 'category'),
      countPostsBy(read, 'author'),
      countStudyNames(read),
    ]);
    const counted = { 'post-category': categories, author: authors, ...ofStudies };
    return (Object.keys(FIELDS) as NameKind[]).flatMap((of) =>
      [...counted[of]]
        .map(([name, number]) => ({ of, name, count: number }))
        .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    );
  });
}

/** Counts the names of case studies in one scan, because many of them have the same lists. */
async function countStudyNames(read: Queryable) {
  const { categories, sector, ourRole } = caseStudies;
  const rows = await read
    .select({ categories, sector, ourRole, number: count() })
    .from(caseStudies)
    .groupBy(categories, sector, ourRole);
  const namesIn = (column: 'categories' | 'sector' | 'ourRole') => {
    const counts = new Map<string, number>();
    for (const { [column]: value, number } of rows)
      for (const name of namesOf(value)) counts.set(name, (counts.get(name) ?? 0) + number);
    return counts;
  };
  return {
    'case-study-category': namesIn('categories'),
    sector: namesIn('sector'),
    role: namesIn('ourRole'),
  };
}

/** A stored rename: its response, and each item before and after. */
export interface Renamed {
  kind: ItemKind;
  answer: RenameAnswer;
  items: { before: CleanItem; after: CleanItem }[];
  /** The collections that contain the name. */
  collections: CollectionChange[];
  /** The documents whose links to the page of the name were changed. */
  links: MovedLinks;
}

/**
 * Replaces the name `from` with `to` in every item, collection and pending draft that has it, including deleted items. An item
 * with both names keeps `to` once. Each item gets a version unless it is deleted. The page of the former name redirects to
 * that of the new one, and links to it in documents are changed. Throws `NotFoundError` when nothing has the
 * name.
 */
export async function renameEverywhere(
  db: Database,
  { of, from, to }: RenameInput,
  originals: ReadonlyMap<CollectionType, CleanContent> = new Map(),
): Promise<Renamed> {
  const { kind, column } = FIELDS[of];
  return db.write(
    async (tx) => {
      const rows = await selectColumn(tx, FIELDS[of]);
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
      const links = await moveArchiveLinks(tx, { of, from, to });
      const collections = await renameInCollections(tx, { of, from, to }, originals);
      const formerSlugs = await noteFormerName(tx, of, from, to);
      const deleted = await changeDeleted(tx, of, change);
      const stored = { kind, items, collections, links };
      const others = { deleted, drafts: inDrafts, formerSlugs };
      return { ...stored, answer: answerOf({ of, from, to }, stored, others) };
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
  const { kind } = FIELDS[of];
  const table = TABLE[kind];
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
  among?: MovedLinks,
): Promise<MovedLinks> {
  const [before, after] = [await findArchivePage(tx, of, from), await findArchivePage(tx, of, to)];
  if (!before || !after) return { live: [], drafts: [] };
  const isParted = among !== undefined && after.isThere;
  if (before.isThere && before.path !== after.path && !isParted) return { live: [], drafts: [] };
  return moveLinks(tx, { path: before.path, title: from }, { path: after.path, title: to }, among);
}

/** When `from` still exists, a merge is undone: then only the former addresses in `among` lead to `to` again. */
async function takeBackFormerNames(
  tx: Queryable,
  { of, from, to }: RenameInput,
  among: readonly string[],
): Promise<string[]> {
  const isParted = (await findArchivePage(tx, of, from))?.isThere;
  if (!isParted) return noteFormerName(tx, of, from, to, among);
  return moveFormerNames(tx, of, from, to, among);
}

const TABLE = { post: posts, 'case-study': caseStudies } satisfies Record<NamedKind, unknown>;

function selectColumn(read: Queryable, { kind, column }: NameField) {
  const value = {
    categories: TABLE[kind].categories,
    author: posts.author,
    sector: caseStudies.sector,
    ourRole: caseStudies.ourRole,
  }[column];
  return read.select({ id: TABLE[kind].id, value }).from(TABLE[kind]) as unknown as Promise<
    { id: number; value: string[] | string | null }[]
  >;
}

/** Stores the names, keeps pending drafts based on their items, stores a version of each item and indexes it. */
async function storeNames(
  tx: Queryable,
  of: NameKind,
  changes: { item: CleanItem; names: string[] }[],
): Promise<Renamed['items']> {
  if (changes.length === 0) return [];
  const { kind, column } = FIELDS[of];
  const table = TABLE[kind];
  const updatedAt = nextUpdatedAt(...changes.map(({ item }) => item.updatedAt));
  const saved = changes.map(({ item, names }) => ({
    before: item,
    after: { ...item, [column]: isList(of) ? names : (names[0] ?? null), updatedAt },
    cause: 'saved' as const,
  }));
  for (const { before, after } of saved) {
    const value = (after as unknown as Record<string, unknown>)[column];
    await rebaseDraft(tx, kind, before, updatedAt);
    await tx
      .update(table)
      .set({ [column]: value, updatedAt })
      .where(eq(table.id, before.id));
    await indexItem(tx, kind, after as ItemOf<NamedKind>);
  }
  await recordVersions(tx, kind, saved);
  return saved;
}

/** Returns the new names of an item or a draft; null for no change. */
type NamesChange = (stored: RenamedItem) => string[] | null;

/** The former names of items not saved since. */
function restoringNames(wanted: readonly RenamedItem[]): NamesChange {
  const byId = new Map(wanted.map((each) => [each.id, each]));
  return ({ id, updatedAt }) => {
    const former = byId.get(id);
    return former?.updatedAt === updatedAt ? former.names : null;
  };
}

/** Changes deleted items, which would otherwise restore the other name. Returns their former names. */
async function changeDeleted(
  tx: Queryable,
  of: NameKind,
  change: NamesChange,
): Promise<RenamedItem[]> {
  const { kind, column } = FIELDS[of];
  const isOfKind = eq(trash.kind, kind);
  const rows = await tx
    .select({
      id: trash.itemId,
      updatedAt: sql<string>`json_extract(${trash.snapshot}, '$.updatedAt')`,
      value: sql<string>`json_extract(${trash.snapshot}, ${`$.${column}`})`,
    })
    .from(trash)
    .where(isOfKind);
  const changed: RenamedItem[] = [];
  for (const { id, updatedAt: before, value } of rows) {
    const names = namesOf(isList(of) ? JSON.parse(value) : value);
    const next = change({ id, updatedAt: before, names });
    if (!next) continue;
    const updatedAt = nextUpdatedAt(before);
    const stored = JSON.stringify(isList(of) ? next : (next[0] ?? null));
    await tx
      .update(trash)
      .set({
        snapshot: sql`json_set(${trash.snapshot}, ${`$.${column}`}, json(${stored}), '$.updatedAt', ${updatedAt})`,
      })
      .where(and(isOfKind, eq(trash.itemId, id)));
    await rebaseDraft(tx, kind, { id, updatedAt: before }, updatedAt);
    changed.push({ id, updatedAt, names });
  }
  return changed;
}

/** Changes pending drafts, which would otherwise restore the other name. Returns their former names. */
async function changeDrafts(
  tx: Queryable,
  of: NameKind,
  change: NamesChange,
): Promise<RenamedItem[]> {
  const { kind, column } = FIELDS[of];
  const rows = await tx
    .select()
    .from(drafts)
    .where(
      and(eq(drafts.kind, kind), sql`json_extract(${drafts.fields}, ${`$.${column}`}) IS NOT NULL`),
    );
  const changed: RenamedItem[] = [];
  for (const { itemId: id, fields, updatedAt: before } of rows) {
    const names = namesIn(fields, column);
    const next = change({ id, updatedAt: before, names });
    if (!next) continue;
    const updatedAt = nextUpdatedAt(before);
    await tx
      .update(drafts)
      .set({ fields: { ...fields, [column]: isList(of) ? next : (next[0] ?? null) }, updatedAt })
      .where(isDraftOf(kind, id));
    changed.push({ id, updatedAt, names });
  }
  return changed;
}

function answerOf(
  rename: Pick<RenameInput, 'of' | 'from' | 'to'>,
  { items, collections, links }: Omit<Renamed, 'answer'>,
  others: { deleted: RenamedItem[]; drafts: RenamedItem[]; formerSlugs: string[] },
): RenameAnswer {
  const { column } = FIELDS[rename.of];
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

const isList = (of: NameKind) => ['categories', 'ourRole'].includes(FIELDS[of].column);

/** The names with `from` replaced by `to`, without duplicates, at the first position of either. */
function renamed(names: string[], from: string, to: string): string[] {
  return [...new Set(names.map((name) => (name === from ? to : name)))];
}

function namesIn(item: object, column: NameField['column']): string[] {
  return namesOf((item as Record<string, string[] | string | null>)[column]);
}

function namesOf(value: string[] | string | null | undefined): string[] {
  if (Array.isArray(value)) return value;
  return value ? [value] : [];
}
