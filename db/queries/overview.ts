// What the dashboard shows at a glance, read at once.
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Enquiry } from '#db/contract/enquiries.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database, Queryable } from '#db/database.ts';
import { caseStudies, drafts, enquiries, posts } from '#db/schema.ts';
import { enquiryColumns } from './enquiries.ts';
import { upcomingAt } from './visible.ts';

const EDITED_SHOWN = 8;
const SHOWN = 5;
const ENQUIRIES_SHOWN = 4;

const TABLE = { post: posts, 'case-study': caseStudies };

/** A post or a case study, as a row of the dashboard. */
export interface OverviewItem {
  kind: ItemKind;
  id: number;
  title: string;
  status: ItemStatus;
  /** It has changes that are not live. */
  changed: boolean;
  /** When it, or its pending changes, was saved last. */
  editedAt: string;
  publishDate: string;
}

/** The first few of many. */
export interface Few<T> {
  items: T[];
  total: number;
}

export interface Overview {
  /** How many there are of each kind. */
  counts: Record<ItemKind, number>;
  /** Edited last, the latest first. */
  edited: OverviewItem[];
  /** Items that are drafts, and items with changes that are not live, the latest first. */
  drafts: Few<OverviewItem>;
  /** Comes out by itself, the next one first. */
  scheduled: Few<OverviewItem>;
  /** Nobody has read them, the latest first. */
  enquiries: Few<Enquiry>;
}

/** All of it as it is at `now` (ISO 8601). Reads no content, and hardly more rows than are shown. */
export async function getOverview(db: Database, now: string): Promise<Overview> {
  // a literal, so that the index of the unread ones is used
  const isNew = sql`${enquiries.status} = 'new'`;
  return db.read(async (read) => {
    const [post, study, latest, unread] = await Promise.all([
      overviewOf(read, 'post', now),
      overviewOf(read, 'case-study', now),
      read
        .select(enquiryColumns)
        .from(enquiries)
        .where(isNew)
        .orderBy(desc(enquiries.id))
        .limit(ENQUIRIES_SHOWN),
      read.$count(enquiries, isNew),
    ]);
    return {
      counts: { post: post.all, 'case-study': study.all },
      edited: lastEdited([...post.edited, ...study.edited], EDITED_SHOWN),
      drafts: {
        items: lastEdited([...post.drafts, ...study.drafts], SHOWN),
        total: post.draftCount + study.draftCount,
      },
      scheduled: {
        items: [...post.scheduled, ...study.scheduled]
          .sort((a, b) => a.publishDate.localeCompare(b.publishDate))
          .slice(0, SHOWN),
        total: post.scheduledCount + study.scheduledCount,
      },
      enquiries: { items: latest, total: unread },
    };
  });
}

async function overviewOf(read: Queryable, kind: ItemKind, now: string) {
  const table = TABLE[kind];
  const isDraft = sql`${table.status} = 'draft'`;
  const { id, title, status, publishDate } = table;
  const shown = { id, title, status, publishDate, savedAt: table.updatedAt };
  const ofItem = and(eq(drafts.kind, kind), eq(drafts.itemId, table.id));
  const rows = () =>
    read
      .select({ ...shown, draftedAt: drafts.updatedAt })
      .from(table)
      .leftJoin(drafts, ofItem);
  const pending = () =>
    read
      .select({ ...shown, draftedAt: drafts.updatedAt })
      .from(drafts)
      .innerJoin(table, ofItem)
      .orderBy(desc(drafts.updatedAt));
  const isToCome = upcomingAt(table, now);
  const [saved, changed, ownDrafts, changedOfLive, toCome, ...counts] = await Promise.all([
    rows().orderBy(desc(table.updatedAt), desc(table.id)).limit(EDITED_SHOWN),
    pending().limit(EDITED_SHOWN),
    rows().where(isDraft).orderBy(desc(table.updatedAt)).limit(SHOWN),
    pending().where(ne(table.status, 'draft')).limit(SHOWN),
    rows().where(isToCome).orderBy(asc(table.publishDate)).limit(SHOWN),
    read.$count(table),
    read.$count(table, isDraft),
    read.$count(table, isToCome),
    read
      .select({ total: count() })
      .from(drafts)
      .innerJoin(table, ofItem)
      .where(ne(table.status, 'draft'))
      .then(([row]) => row?.total ?? 0),
  ]);
  const items = (found: Row[]) => found.map((row) => itemOf(kind, row, now));
  return {
    all: counts[0],
    edited: items([...saved, ...changed]),
    drafts: items([...ownDrafts, ...changedOfLive]),
    draftCount: counts[1] + counts[3],
    scheduled: items(toCome),
    scheduledCount: counts[2],
  };
}

interface Row {
  id: number;
  title: string;
  status: ItemStatus;
  publishDate: string;
  savedAt: string;
  draftedAt: string | null;
}

function itemOf(kind: ItemKind, row: Row, now: string): OverviewItem {
  const { savedAt, draftedAt, ...item } = row;
  return {
    kind,
    ...item,
    status: statusFor(row, now),
    changed: draftedAt !== null,
    editedAt: draftedAt !== null && draftedAt > savedAt ? draftedAt : savedAt,
  };
}

/** The latest `few`, each item once. */
function lastEdited(items: OverviewItem[], few: number): OverviewItem[] {
  const once = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]));
  return [...once.values()]
    .sort((a, b) => b.editedAt.localeCompare(a.editedAt) || b.id - a.id)
    .slice(0, few);
}
