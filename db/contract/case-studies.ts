// The schemas of case studies and their stats (docs/contract.md, Case studies).
import { z } from 'zod';
import { LIST_MAX_ITEMS, TITLE_MAX_CHARS } from '#db/limits.ts';
import {
  draftSlug,
  editGuard,
  html,
  id,
  itemStatus,
  mediaUrl,
  moment,
  NAME_MAX_CHARS,
  optionalMediaUrl,
  optionalName,
  optionalText,
  publicStatus,
  requiredText,
  scheduledNeedsDate,
  sharedNames,
  slug,
  text,
} from './fields.ts';

const optionalHtml = () => html().nullable().default(null);
const parallelTexts = () => z.array(text()).max(LIST_MAX_ITEMS).default([]);
const mediaUrls = () => z.array(mediaUrl()).max(LIST_MAX_ITEMS).default([]);

const fields = {
  title: requiredText(TITLE_MAX_CHARS),
  slug: slug(),
  description: requiredText(),
  categories: sharedNames().min(1, 'Add at least one category'),
  caseStudyTitle: optionalText(TITLE_MAX_CHARS),
  caseStudySubTitle: optionalText(TITLE_MAX_CHARS),
  sector: optionalName(),
  gridStat: optionalText(TITLE_MAX_CHARS),
  gridSupportingText: optionalText(TITLE_MAX_CHARS),
  mainImage: optionalMediaUrl(),
  gridImage: optionalMediaUrl(),
  logo: optionalMediaUrl(),
  ourRole: sharedNames().default([]),
  menuOrder: z.int().default(0),
  featured: z.boolean().default(false),
  challengeTitle: optionalText(TITLE_MAX_CHARS),
  challengeContent: optionalHtml(),
  solutionTitle: optionalText(TITLE_MAX_CHARS),
  solutionContent: optionalHtml(),
  mediaImages: mediaUrls(),
  mediaAlts: parallelTexts(),
  mediaVideos: mediaUrls(),
  mediaCaptions: parallelTexts(),
  testimonial1Quote: optionalText(),
  testimonial1Name: optionalText(TITLE_MAX_CHARS),
  testimonial1Position: optionalText(TITLE_MAX_CHARS),
  testimonial1Image: optionalMediaUrl(),
  testimonial2Quote: optionalText(),
  testimonial2Name: optionalText(TITLE_MAX_CHARS),
  testimonial2Position: optionalText(TITLE_MAX_CHARS),
  testimonial2Image: optionalMediaUrl(),
  publishDate: moment().optional(),
};

const statFields = {
  icon: optionalText(20),
  /** Text such as `128`, `2.5`, `140+`; a JSON number is stored as text. */
  number: z
    .union([z.number().transform(String), z.string()], {
      error: ({ input }) => (input === undefined ? 'Required' : 'Must be text or a number'),
    })
    .pipe(requiredText(50)),
  valueAfterNumber: optionalText(50),
  supportingText: optionalText(TITLE_MAX_CHARS),
  /** How the figure was measured: period, base, and by whom. */
  measurement: optionalText(TITLE_MAX_CHARS),
  /** Position in the list; by default after the last. */
  order: z.int().min(0).optional(),
};

/** All stats, saved together with the case study: those with an id are changed, others created. Omitted: the stats stay. */
const statList = z
  .array(z.object({ ...statFields, id: id().optional() }))
  .max(LIST_MAX_ITEMS)
  .optional();

/** The fields of a draft: slug, description and categories may be missing until it is published. */
const draftFields = {
  ...fields,
  slug: draftSlug(),
  description: text().default(''),
  categories: sharedNames().default([]),
  status: z.literal('draft'),
};

/** Body of POST /api/admin/case-studies. A draft needs only a title. */
export const caseStudyInput = z
  .discriminatedUnion('status', [
    z.object({ ...draftFields, statList }),
    z.object({ ...fields, status: publicStatus().default('published'), statList }),
  ])
  .superRefine(scheduledNeedsDate)
  .meta({ id: 'CaseStudyInput' });
export type CaseStudyInput = z.input<typeof caseStudyInput>;
export type ParsedCaseStudyInput = z.output<typeof caseStudyInput>;

/**
 * Body of PUT: the whole item. Omitted `publishDate` and `status` are kept; `updatedAt` and `draftUpdatedAt` protect against a
 * stale edit.
 */
export const caseStudyUpdate = z
  .discriminatedUnion('status', [
    z.object({ ...draftFields, statList, ...editGuard }),
    z.object({ ...fields, status: publicStatus().optional(), statList, ...editGuard }),
  ])
  .meta({ id: 'CaseStudyUpdate' });
export type ParsedCaseStudyUpdate = z.output<typeof caseStudyUpdate>;

/** Body of POST /api/admin/case-studies/{id}/stats. */
export const statInput = z.object(statFields).meta({ id: 'StatInput' });
export type StatInput = z.input<typeof statInput>;
export type ParsedStatInput = z.output<typeof statInput>;

/** Body of PUT /api/admin/case-studies/stats/{statId}. */
export const statUpdate = z
  .object({ ...statFields, caseStudyId: z.int().positive().optional() })
  .meta({ id: 'StatUpdate' });
export type ParsedStatUpdate = z.output<typeof statUpdate>;

/** A stat as returned by the API. */
export const stat = z
  .object({
    id: id(),
    caseStudyId: id(),
    icon: z.string().nullable(),
    number: z.string(),
    valueAfterNumber: z.string().nullable(),
    supportingText: z.string().nullable(),
    measurement: z.string().nullable(),
    order: z.int(),
  })
  .meta({ id: 'Stat' });
export type Stat = z.output<typeof stat>;

const nullable = z.string().nullable();
const list = z.array(z.string());

/** A case study as returned by the API, with its stats. */
export const caseStudy = z
  .object({
    id: id(),
    title: z.string(),
    slug: z.string(),
    caseStudyTitle: nullable,
    caseStudySubTitle: nullable,
    description: z.string(),
    sector: nullable,
    categories: list,
    gridStat: nullable,
    gridSupportingText: nullable,
    mainImage: nullable,
    gridImage: nullable,
    logo: nullable,
    ourRole: list,
    menuOrder: z.int(),
    featured: z.boolean(),
    challengeTitle: nullable,
    challengeContent: nullable,
    solutionTitle: nullable,
    solutionContent: nullable,
    mediaImages: list,
    mediaAlts: list,
    mediaVideos: list,
    mediaCaptions: list,
    testimonial1Quote: nullable,
    testimonial1Name: nullable,
    testimonial1Position: nullable,
    testimonial1Image: nullable,
    testimonial2Quote: nullable,
    testimonial2Name: nullable,
    testimonial2Position: nullable,
    testimonial2Image: nullable,
    publishDate: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    status: itemStatus(),
    stats: z.array(stat),
  })
  .meta({ id: 'CaseStudy' });
export type CaseStudy = z.output<typeof caseStudy>;

/** Query of GET /api/case-studies: exact match; both filters combine, and empty means no filter. */
export const caseStudyListQuery = z.object({
  category: text(NAME_MAX_CHARS).default(''),
  sector: text(NAME_MAX_CHARS).default(''),
});
export type CaseStudyListQuery = z.output<typeof caseStudyListQuery>;

/** Response of GET /api/case-studies. */
export const caseStudyList = z
  .object({ caseStudies: z.array(caseStudy) })
  .meta({ id: 'CaseStudyList' });
export type CaseStudyList = z.output<typeof caseStudyList>;
