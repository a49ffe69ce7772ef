// Case studies with their stats: the list, single ones by id or slug, and the saves of the admin.
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type {
  CaseStudy,
  CaseStudyListQuery,
  ParsedCaseStudyInput,
  ParsedCaseStudyUpdate,
} from '#db/contract/case-studies.ts';
import type { Cleaned } from '#db/contract/clean-html.ts';
import type { Database, Queryable } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { prepared } from '#db/prepared.ts';
import { caseStudies, redirects, stats } from '#db/schema.ts';
import { withSlug } from './items/free-slug.ts';
import { afterSave, afterUpdate, type Update } from './items/saved-item.ts';
import { assertNotStale, changedItemDates, newItemDates } from './items/saving.ts';
import { moveToTrash } from './items/trash-rows.ts';
import { replaceStats } from './items/valid-stats.ts';
import { visibleAt, withCurrentStatus } from './items/visible.ts';

const LIST_ORDER = [
  desc(caseStudies.menuOrder),
  desc(caseStudies.publishDate),
  desc(caseStudies.id),
];

const NOW = sql.placeholder('now');
const ID = sql.placeholder('id');
const CATEGORY = sql.placeholder('category');
const SECTOR = sql.placeholder('sector');

/** The queries of whole case studies, for visitors and for staff. */
const WHOLE = { visitors: queriesFor(visibleAt(caseStudies, NOW)), staff: queriesFor(undefined) };

/** Prepared queries of the rows that are `shown`. */
function queriesFor(shown: SQL | undefined) {
  const rowsWith = (where: SQL | undefined) =>
    prepared((db) =>
      db
        .select()
        .from(caseStudies)
        .where(and(where, shown))
        .orderBy(...LIST_ORDER)
        .prepare(),
    );
  const hasCategory = sql`(${CATEGORY} = '' OR EXISTS (SELECT 1 FROM json_each(${caseStudies.categories}) WHERE value = ${CATEGORY}))`;
  const hasSector = sql`(${SECTOR} = '' OR ${caseStudies.sector} = ${SECTOR})`;
  return {
    list: rowsWith(and(hasCategory, hasSector)),
    byId: rowsWith(eq(caseStudies.id, ID)),
    bySlug: rowsWith(eq(caseStudies.slug, sql.placeholder('slug'))),
  };
}

/**
 * All case studies with that category and sector ('' matches all), by menu order descending, then newest, then highest
 * id. `includeHidden`, for staff, adds drafts and scheduled ones.
 */
export async function listCaseStudies(
  db: Database,
  { category, sector, includeHidden }: CaseStudyListQuery & { includeHidden?: boolean },
): Promise<CaseStudy[]> {
  const { list } = includeHidden ? WHOLE.staff : WHOLE.visitors;
  const values = { category, sector, now: new Date().toISOString() };
  return db.read(async (read) => withStats(read, await list(read).execute(values)));
}

/** The data of cards and features. */
export type CaseStudyCardData = Pick<CaseStudy, Exclude<keyof typeof cardColumns, 'slugs'>> & {
  /** The present and the former slugs, because texts may still use a former one. */
  slugs: string[];
};

const cardColumns = {
  id: caseStudies.id,
  slug: caseStudies.slug,
  title: caseStudies.title,
  caseStudyTitle: caseStudies.caseStudyTitle,
  description: caseStudies.description,
  sector: caseStudies.sector,
  categories: caseStudies.categories,
  ourRole: caseStudies.ourRole,
  mainImage: caseStudies.mainImage,
  gridImage: caseStudies.gridImage,
  gridStat: caseStudies.gridStat,
  gridSupportingText: caseStudies.gridSupportingText,
  challengeTitle: caseStudies.challengeTitle,
  solutionTitle: caseStudies.solutionTitle,
  slugs: slugsOfStudy(),
};

const visibleCards = prepared((db) =>
  db
    .select(cardColumns)
    .from(caseStudies)
    .where(visibleAt(caseStudies, NOW))
    .orderBy(...LIST_ORDER)
    .prepare(),
);

/** The cards of visible case studies, in the order of `listCaseStudies`. */
export async function listCaseStudyCards(db: Database): Promise<CaseStudyCardData[]> {
  const now = new Date().toISOString();
  return db.read((read) => visibleCards(read).execute({ now }));
}

const visibleNames = prepared((db) =>
  db
    .select({ id: caseStudies.id, title: caseStudies.title })
    .from(caseStudies)
    .where(visibleAt(caseStudies, NOW))
    .orderBy(...LIST_ORDER)
    .prepare(),
);

/** The clients of visible case studies, in the order of `listCaseStudies`. */
export async function listCaseStudyNames(db: Database): Promise<Pick<CaseStudy, 'id' | 'title'>[]> {
  const now = new Date().toISOString();
  return db.read((read) => visibleNames(read).execute({ now }));
}

const visibleCard = prepared((db) =>
  db
    .select(cardColumns)
    .from(caseStudies)
    .where(and(eq(caseStudies.id, ID), visibleAt(caseStudies, NOW)))
    .prepare(),
);

/** The card of the visible case study with this id; null when there is none. */
export async function findCaseStudyCard(
  db: Database,
  id: number,
): Promise<CaseStudyCardData | null> {
  const now = new Date().toISOString();
  const [card] = await db.read((read) => visibleCard(read).execute({ id, now }));
  return card ?? null;
}

/** The visible case study with this id, or with `includeHidden` any; null when there is none. */
export async function findCaseStudy(
  db: Database,
  id: number,
  options: { includeHidden?: boolean } = {},
): Promise<CaseStudy | null> {
  const { byId } = options.includeHidden ? WHOLE.staff : WHOLE.visitors;
  return findOne(db, byId, { id });
}

/** The visible case study with this slug, or with `includeHidden` any; null when there is none. */
export async function findCaseStudyBySlug(
  db: Database,
  slug: string,
  options: { includeHidden?: boolean } = {},
): Promise<CaseStudy | null> {
  const { bySlug } = options.includeHidden ? WHOLE.staff : WHOLE.visitors;
  return findOne(db, bySlug, { slug });
}

const slugsById = prepared((db) =>
  db.select({ slugs: slugsOfStudy() }).from(caseStudies).where(eq(caseStudies.id, ID)).prepare(),
);

/** The present and the former slugs of the case study, because texts may still use a former one; empty when it is not stored. */
export async function listSlugsOfStudy(db: Database, id: number): Promise<string[]> {
  const [row] = await db.read((read) => slugsById(read).execute({ id }));
  return row?.slugs ?? [];
}

const nextCard = prepared((db) => {
  const place = sql`(${caseStudies.menuOrder}, ${caseStudies.publishDate}, ${caseStudies.id})`;
  const from = sql`(${sql.placeholder('menuOrder')}, ${sql.placeholder('publishDate')}, ${ID})`;
  return db
    .select(cardColumns)
    .from(caseStudies)
    .where(and(visibleAt(caseStudies, NOW), ne(caseStudies.id, ID)))
    .orderBy(desc(sql`${place} < ${from}`), ...LIST_ORDER)
    .limit(1)
    .prepare();
});

/** The card of the next visible case study in the list; after the last one, the first. Null when there is no other. */
export async function findNextCaseStudy(
  db: Database,
  study: Pick<CaseStudy, 'id' | 'menuOrder' | 'publishDate'>,
): Promise<CaseStudyCardData | null> {
  const { id, menuOrder, publishDate } = study;
  const values = { id, menuOrder, publishDate, now: new Date().toISOString() };
  const [next] = await db.read((read) => nextCard(read).execute(values));
  return next ?? null;
}

/** Stores a new case study without stats; `publishDate` is now by default. Throws `ConflictError` for a taken slug. */
export async function createCaseStudy(
  db: Database,
  { statList = [], ...input }: Cleaned<ParsedCaseStudyInput>,
  writtenBy: string | null = null,
): Promise<Cleaned<CaseStudy>> {
  return db.write(async (tx) => {
    const [row] = await tx
      .insert(caseStudies)
      .values({ ...(await withSlug(tx, 'case-study', input)), ...newItemDates(input) })
      .returning({ id: caseStudies.id });
    const { id } = row as { id: number };
    await replaceStats(tx, id, statList);
    const created = await getCaseStudy(tx, id);
    await afterSave(tx, 'case-study', {
      before: null,
      after: created,
      cause: 'created',
      writtenBy,
    });
    return created;
  });
}

/**
 * Replaces the whole case study except its stats, and removes its draft. Omitted `publishDate` and `status` are kept.
 * Returns it before and after. Throws `NotFoundError`, `ConflictError` for a taken slug, and `StaleEditError` with the
 * stored case study.
 */
export async function updateCaseStudy(
  db: Database,
  id: number,
  { statList, ...input }: Cleaned<ParsedCaseStudyUpdate>,
): Promise<Update<'case-study'>> {
  return db.write(async (tx) => {
    const before = await getCaseStudy(tx, id);
    await assertNotStale(tx, 'case-study', before, input);
    await replaceCaseStudy(tx, before, input);
    if (statList) await replaceStats(tx, id, statList);
    return afterUpdate(tx, 'case-study', before, await getCaseStudy(tx, id));
  });
}

/** Updates the row of the `stored` case study. The caller handles version, redirect and search index. */
export async function replaceCaseStudy(
  tx: Queryable,
  stored: Pick<CaseStudy, 'id' | 'publishDate' | 'updatedAt' | 'status'>,
  input: Cleaned<ParsedCaseStudyUpdate>,
): Promise<typeof caseStudies.$inferSelect> {
  const [row] = await tx
    .update(caseStudies)
    .set({
      ...(await withSlug(tx, 'case-study', input, stored.id)),
      ...changedItemDates(input, stored),
    })
    .where(eq(caseStudies.id, stored.id))
    .returning();
  return row as typeof caseStudies.$inferSelect;
}

/** Moves a case study and its stats to the trash and returns it. Throws `NotFoundError`. */
export async function deleteCaseStudy(db: Database, id: number): Promise<CaseStudy> {
  return db.write(async (tx) => {
    const stored = await getCaseStudy(tx, id);
    await moveToTrash(tx, 'case-study', [stored]);
    return stored;
  });
}

/** The case studies with these ids, in menu order; missing ones are skipped. */
export function selectCaseStudiesById(
  read: Queryable,
  ids: number[],
): Promise<Cleaned<CaseStudy>[]> {
  return selectCaseStudies(read, inArray(caseStudies.id, ids));
}

async function findOne(
  db: Database,
  query: typeof WHOLE.staff.byId,
  values: { id: number } | { slug: string },
): Promise<CaseStudy | null> {
  const now = new Date().toISOString();
  const [found] = await db.read(async (read) =>
    withStats(read, await query(read).execute({ ...values, now })),
  );
  return found ?? null;
}

/** A case study for staff, with any status. Throws `NotFoundError`. */
export async function getCaseStudy(read: Queryable, id: number): Promise<Cleaned<CaseStudy>> {
  const [stored] = await selectCaseStudies(read, eq(caseStudies.id, id));
  if (!stored) throw new NotFoundError('Case study not found');
  return stored;
}

async function selectCaseStudies(
  read: Queryable,
  where: SQL | undefined,
): Promise<Cleaned<CaseStudy>[]> {
  const rows = await read
    .select()
    .from(caseStudies)
    .where(where)
    .orderBy(...LIST_ORDER);
  return withStats(read, rows);
}

const statsOf = prepared((db) => {
  const ids = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;
  return db
    .select()
    .from(stats)
    .where(inArray(stats.caseStudyId, ids))
    .orderBy(asc(stats.order), asc(stats.id))
    .prepare();
});

async function withStats(
  read: Queryable,
  rows: (typeof caseStudies.$inferSelect)[],
): Promise<Cleaned<CaseStudy>[]> {
  const ids = JSON.stringify(rows.map((row) => row.id));
  const byStudy = Map.groupBy(await statsOf(read).execute({ ids }), (stat) => stat.caseStudyId);
  const now = new Date().toISOString();
  return rows.map((row) => ({
    ...withCurrentStatus(row, now),
    stats: byStudy.get(row.id) ?? [],
  }));
}

/**
 * A column for queries of case studies: the present slug of each, then its former ones, because texts may still use those. A
 * former slug now used by another visible case study is left out.
 */
function slugsOfStudy(): SQL<string[]> {
  const visible = visibleAt(caseStudies, sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`);
  return sql`(SELECT json_group_array(slug) FROM (
    SELECT ${caseStudies.slug} AS slug UNION ALL
    SELECT slug FROM ${redirects} WHERE kind = 'case-study' AND item_id = ${caseStudies.id}
      AND slug NOT IN (SELECT slug FROM ${caseStudies} WHERE ${visible})
  ))`.mapWith((slugs: string) => JSON.parse(slugs));
}
