// The data of the dashboard, in one read.
import { and, asc, count, desc, exists, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { comesAt } from '#db/contract/comes-at.ts';
import type { DocumentGroup } from '#db/contract/documents/document-group.ts';
import { findDocumentGroup } from '#db/contract/documents/document-types.ts';
import type { Enquiry } from '#db/contract/enquiries.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import { ITEM_KINDS, type ItemKind } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database, Queryable } from '#db/database.ts';
import { enquiryColumns } from '#db/queries/inbox/enquiry-columns.ts';
import { isOf } from '#db/queries/items/item-tables.ts';
import { drafts, enquiries, versions } from '#db/schema.ts';
import { hasUpcomingChanges } from './items/draft-rows.ts';
import { ITEM_TABLE, typeColumn } from './items/item-tables.ts';
import { upcomingAt } from './items/visible.ts';

const EDITED_SHOWN = 8;
const SHOWN = 5;
const ENQUIRIES_SHOWN = 4;
/** The number of recent items that are read, so that the dashboard stays fast with many items. */
const EDITED_CANDIDATES = 200;

/** An item, as a row of the dashboard. */
export interface OverviewItem {
  kind: ItemKind;
  /** Set only for documents. */
  group?: DocumentGroup;
  id: number;
  title: string;
  status: ItemStatus;
  /** Whether the item is public or scheduled, and has a pending draft. */
  changed: boolean;
  /** When its changes are published automatically, or null; and whether their scheduled publication failed. */
  changesAt: string | null;
  changesFailed: boolean;
  /** The last save of the item or its draft. */
  editedAt: string;
  publishDate: string;
}

/** The first items of a list, and the length of the whole list. */
interface TopItems<T> {
  items: T[];
  total: number;
}

export interface Overview {
  /** The number of items of each kind. */
  counts: Record<ItemKind, number>;
  /** The items that staff edited last, newest first, without unedited seeded items. */
  edited: OverviewItem[];
  /** Items with the status draft, last edited first. */
  drafts: TopItems<OverviewItem>;
  /** Public or scheduled items with a pending draft, last edited first. */
  changed: TopItems<OverviewItem>;
  /** Scheduled items and scheduled changes of live ones (`changes` of the `total`), the next one first. */
  scheduled: TopItems<OverviewItem> & { changes: number };
  /** Items whose scheduled changes could not be published, last edited first. */
  failed: OverviewItem[];
  /** Unread enquiries and call requests without merged ones, newest first; `hasAny` is true when any enquiry exists. */
  enquiries: TopItems<Enquiry> & { hasAny: boolean };
}

/** The dashboard at `now` (ISO 8601). Reads no content, and hardly more rows than it shows. */
export async function getOverview(db: Database, now: string): Promise<Overview> {
  // a literal, so that SQLite uses the partial index
  const isNew = sql`${enquiries.status} = 'new' AND ${enquiries.kind} <> 'newsletter'
    AND ${enquiries.mergedInto} IS NULL`;
  return db.read(async (read) => {
    const [kinds, latest, unread, any] = await Promise.all([
      Promise.all(ITEM_KINDS.map((kind) => overviewOfKind(read, kind, now))),
      read
        .select(enquiryColumns)
        .from(enquiries)
        .where(isNew)
        .orderBy(desc(enquiries.id))
        .limit(ENQUIRIES_SHOWN),
      read.$count(enquiries, isNew),
      read.select({ id: enquiries.id }).from(enquiries).limit(1),
    ]);
    type OfKind = (typeof kinds)[number];
    const lastEditedOf = (of: (kind: OfKind) => OverviewItem[], max = SHOWN) =>
      lastEdited(kinds.flatMap(of), max);
    const sum = (of: (kind: OfKind) => number) =>
      kinds.reduce((total, kind) => total + of(kind), 0);
    return {
      counts: Object.fromEntries(
        ITEM_KINDS.map((kind, at) => [kind, kinds[at]?.all ?? 0]),
      ) as Overview['counts'],
      edited: lastEditedOf((kind) => kind.edited, EDITED_SHOWN),
      drafts: {
        items: lastEditedOf((kind) => kind.drafts),
        total: sum((kind) => kind.draftCount),
      },
      changed: {
        items: lastEditedOf((kind) => kind.changed),
        total: sum((kind) => kind.changedCount),
      },
      failed: lastEditedOf((kind) => kind.failed),
      scheduled: {
        items: kinds
          .flatMap((kind) => kind.scheduled)
          .sort((a, b) => comesAt(a).localeCompare(comesAt(b)))
          .slice(0, SHOWN),
        total: sum((kind) => kind.scheduledCount + kind.scheduledChangesCount),
        changes: sum((kind) => kind.scheduledChangesCount),
      },
      enquiries: { items: latest, total: unread, hasAny: any.length > 0 },
    };
  });
}

async function overviewOfKind(read: Queryable, kind: ItemKind, now: string) {
  const table = ITEM_TABLE[kind];
  const isDraft = sql`${table.status} = 'draft'`;
  const { id, title, status, publishDate } = table;
  const type = typeColumn(kind);
  const { publishAt: changesAt, publishFailure, updatedAt: draftedAt } = drafts;
  const failed = { changesFailed: sql<number>`${publishFailure} IS NOT NULL` };
  const ofDraft = { draftedAt, changesAt, ...failed };
  const shown = { id, type, title, status, publishDate, savedAt: table.updatedAt, ...ofDraft };
  const ofItem = isOf(drafts, kind, table.id);
  const rows = () => read.select(shown).from(table).leftJoin(drafts, ofItem);
  const pending = () =>
    read.select(shown).from(drafts).innerJoin(table, ofItem).orderBy(desc(drafts.updatedAt));
  const isToCome = upcomingAt(table, now);
  const areToCome = hasUpcomingChanges(now);
  const countChanges = (where: SQL) =>
    read
      .select({ total: count() })
      .from(drafts)
      .innerJoin(table, ofItem)
      .where(where)
      .then(([row]) => row?.total ?? 0);
  const newest = read
    .select({ id })
    .from(table)
    .orderBy(desc(table.updatedAt), desc(id))
    .limit(EDITED_CANDIDATES);
  // each save stores a version, seeding stores none
  const ownVersions = read
    .select({ one: sql`1` })
    .from(versions)
    .where(isOf(versions, kind, id));
  const [
    saved,
    changed,
    ownDrafts,
    typed,
    changedOfLive,
    notPublished,
    toCome,
    changesToCome,
    ...counts
  ] = await Promise.all([
    rows()
      .where(and(inArray(table.id, newest), exists(ownVersions)))
      .orderBy(desc(table.updatedAt), desc(table.id))
      .limit(EDITED_SHOWN),
    pending().limit(EDITED_SHOWN),
    rows().where(isDraft).orderBy(desc(table.updatedAt)).limit(SHOWN),
    pending().where(isDraft).limit(SHOWN),
    pending().where(ne(table.status, 'draft')).limit(SHOWN),
    pending().where(isNotNull(publishFailure)).limit(SHOWN),
    rows().where(isToCome).orderBy(asc(table.publishDate)).limit(SHOWN),
    rows().where(areToCome).orderBy(asc(changesAt)).limit(SHOWN),
    read.$count(table),
    read.$count(table, isDraft),
    read.$count(table, isToCome),
    countChanges(ne(table.status, 'draft')),
    countChanges(areToCome),
  ]);
  const items = (found: Row[]) => found.map((row) => toOverviewItem(kind, row, now));
  return {
    all: counts[0],
    edited: items([...saved, ...changed]),
    // the last edited items are among the last saved ones and those with the newest pending drafts
    drafts: items([...ownDrafts, ...typed]),
    draftCount: counts[1],
    changed: items(changedOfLive),
    changedCount: counts[3],
    failed: items(notPublished),
    scheduled: items([...toCome, ...changesToCome]),
    scheduledCount: counts[2],
    scheduledChangesCount: counts[4],
  };
}

interface Row {
  id: number;
  type: string | null;
  title: string;
  status: ItemStatus;
  publishDate: string;
  savedAt: string;
  draftedAt: string | null;
  changesAt: string | null;
  changesFailed: number;
}

function toOverviewItem(kind: ItemKind, row: Row, now: string): OverviewItem {
  const { type, savedAt, draftedAt, ...item } = row;
  return {
    kind,
    group: findDocumentGroup(type),
    ...item,
    status: statusFor(row, now),
    changed: draftedAt !== null && row.status !== 'draft',
    changesFailed: Boolean(row.changesFailed),
    editedAt: draftedAt !== null && draftedAt > savedAt ? draftedAt : savedAt,
  };
}

/** The `limit` last edited items without duplicates. */
function lastEdited(items: OverviewItem[], limit: number): OverviewItem[] {
  const once = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]));
  return [...once.values()]
    .sort((a, b) => b.editedAt.localeCompare(a.editedAt) || b.id - a.id)
    .slice(0, limit);
}
