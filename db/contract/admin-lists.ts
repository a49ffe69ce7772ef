// The admin lists. Search, filters, sort and page are in the query, so that an address identifies a list.
import { z } from 'zod';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { caseStudy } from './case-studies.ts';
import { document } from './documents/documents.ts';
import { id, NAME_MAX_CHARS, optionalChoice, text } from './fields.ts';
import { pageQuery, pagination } from './pagination.ts';
import { postPreview } from './posts.ts';

/**
 * The statuses to filter by. `scheduled` includes public items whose changes are scheduled; `changed` items are public or
 * scheduled, and have a pending draft.
 */
export const ADMIN_STATUSES = ['draft', 'scheduled', 'published', 'changed'] as const;
const POST_SORTS = ['newest', 'oldest', 'title', 'title-desc', 'updated', 'updated-asc'] as const;
export const CASE_STUDY_SORTS = ['menu', ...POST_SORTS] as const;

const filters = {
  search: text(SEARCH_MAX_CHARS).default(''),
  status: optionalChoice(ADMIN_STATUSES),
  /** Items whose title matches the search come before the others, each in the order of `sort`. */
  first: z.enum(['titles']).optional(),
};
const itemFilters = {
  ...filters,
  category: text(NAME_MAX_CHARS).default(''),
};

/** Query of GET /api/admin/posts. */
export const adminPostQuery = pageQuery.extend({
  ...itemFilters,
  sort: z.enum(POST_SORTS).default('newest'),
});
export type AdminPostQuery = z.output<typeof adminPostQuery>;

/** Query of GET /api/admin/case-studies. */
export const adminCaseStudyQuery = pageQuery.extend({
  ...itemFilters,
  sector: text(NAME_MAX_CHARS).default(''),
  sort: z.enum(CASE_STUDY_SORTS).default('menu'),
});
export type AdminCaseStudyQuery = z.output<typeof adminCaseStudyQuery>;

/** Query of GET /api/admin/documents/pages. */
export const adminPageQuery = pageQuery.extend({
  ...filters,
  sort: z.enum(POST_SORTS).default('newest'),
});
export type AdminPageQuery = z.output<typeof adminPageQuery>;

const changed = z.boolean();
/** When the changes are published automatically, or null; and whether their scheduled publication failed. */
const changesSchedule = {
  changesAt: z.iso.datetime().nullable(),
  changesFailed: z.boolean(),
};
/** The time of the last edit: the last save of the item, or of its draft if that is newer. */
const editedAt = z.iso.datetime();

/** A row of the list: a post without its content. `status` is `scheduled` while the publish date is in the future. */
const adminPostRow = postPreview
  .extend({ changed, ...changesSchedule, editedAt })
  .meta({ id: 'AdminPostRow' });
export type AdminPostRow = z.output<typeof adminPostRow>;

const adminCaseStudyRow = caseStudy
  .pick({
    id: true,
    title: true,
    slug: true,
    caseStudyTitle: true,
    sector: true,
    categories: true,
    mainImage: true,
    gridImage: true,
    logo: true,
    menuOrder: true,
    featured: true,
    publishDate: true,
    updatedAt: true,
    status: true,
  })
  .extend({ changed, ...changesSchedule, editedAt })
  .meta({ id: 'AdminCaseStudyRow' });
export type AdminCaseStudyRow = z.output<typeof adminCaseStudyRow>;

const adminPageRow = document
  .omit({ type: true, content: true })
  .extend({ changed, ...changesSchedule, editedAt })
  .meta({ id: 'AdminPageRow' });

/** The number of items of each status that match the search and the other filters. */
const counts = z
  .object({
    all: z.int(),
    draft: z.int(),
    scheduled: z.int(),
    published: z.int(),
    changed: z.int(),
  })
  .meta({ id: 'StatusCounts' });
export type StatusCounts = z.output<typeof counts>;

/** Response of GET /api/admin/posts; `categories` are the available filters. */
export const adminPostList = z
  .object({
    posts: z.array(adminPostRow),
    pagination,
    counts,
    categories: z.array(z.string()),
  })
  .meta({ id: 'AdminPostList' });
export type AdminPostList = z.output<typeof adminPostList>;

/** Response of GET /api/admin/case-studies. */
export const adminCaseStudyList = z
  .object({
    caseStudies: z.array(adminCaseStudyRow),
    pagination,
    counts,
    categories: z.array(z.string()),
    sectors: z.array(z.string()),
  })
  .meta({ id: 'AdminCaseStudyList' });
export type AdminCaseStudyList = z.output<typeof adminCaseStudyList>;

/** Response of GET /api/admin/documents/pages: the pages that staff made. */
export const adminPageList = z
  .object({ pages: z.array(adminPageRow), pagination, counts })
  .meta({ id: 'AdminPageList' });
export type AdminPageList = z.output<typeof adminPageList>;

/** Response of POST /api/admin/{kind}/{id}/duplicate: the copy, a draft. */
export const duplicatedItem = z
  .object({ id: id(), title: z.string(), slug: z.string() })
  .meta({ id: 'DuplicatedItem' });
