// The schemas of pending drafts. They accept almost anything, because unfinished work must be stored too.
import { z } from 'zod';
import { LIST_MAX_ITEMS } from '#db/limits.ts';
import { type DocumentDraftFields, documentDraftFields } from './documents/documents.ts';
import { html, id, itemStatus, moment, text } from './fields.ts';
import { textSpan } from './text/text-span.ts';

/** Text of an unfinished form field. */
const DRAFT_TEXT_MAX_CHARS = 20_000;
const draftText = () => text(DRAFT_TEXT_MAX_CHARS).nullable().optional();
const draftHtml = () => html().nullable().optional();
const draftList = () => z.array(text()).max(LIST_MAX_ITEMS).optional();

/** The fields of a post in its form; an omitted field has the value of the post. */
export const postDraftFields = z
  .object({
    title: draftText(),
    slug: draftText(),
    content: draftHtml(),
    excerpt: draftText(),
    image: draftText(),
    readTime: draftText(),
    categories: draftList(),
    author: draftText(),
    publishDate: draftText(),
    status: itemStatus().optional(),
  })
  .meta({ id: 'PostDraftFields' });
export type PostDraftFields = z.output<typeof postDraftFields>;

/** A stat as typed in its form. */
export const draftStat = z
  .object({
    /** Left out for a stat that is not stored yet. */
    id: id().optional(),
    icon: draftText(),
    number: z
      .union([z.number().transform(String), text()])
      .pipe(text())
      .nullable()
      .optional(),
    valueAfterNumber: draftText(),
    supportingText: draftText(),
    measurement: draftText(),
    order: z.int().optional(),
  })
  .meta({ id: 'DraftStat' });

/** The fields of a case study in its form, with its stats. */
export const caseStudyDraftFields = z
  .object({
    title: draftText(),
    slug: draftText(),
    description: draftText(),
    categories: draftList(),
    caseStudyTitle: draftText(),
    caseStudySubTitle: draftText(),
    sector: draftText(),
    gridStat: draftText(),
    gridSupportingText: draftText(),
    mainImage: draftText(),
    gridImage: draftText(),
    logo: draftText(),
    ourRole: draftList(),
    menuOrder: z.int().optional(),
    featured: z.boolean().optional(),
    challengeTitle: draftText(),
    challengeContent: draftHtml(),
    solutionTitle: draftText(),
    solutionContent: draftHtml(),
    mediaImages: draftList(),
    mediaAlts: draftList(),
    mediaVideos: draftList(),
    mediaCaptions: draftList(),
    testimonial1Quote: draftText(),
    testimonial1Name: draftText(),
    testimonial1Position: draftText(),
    testimonial1Image: draftText(),
    testimonial2Quote: draftText(),
    testimonial2Name: draftText(),
    testimonial2Position: draftText(),
    testimonial2Image: draftText(),
    publishDate: draftText(),
    status: itemStatus().optional(),
    stats: z.array(draftStat).max(LIST_MAX_ITEMS).optional(),
  })
  .meta({ id: 'CaseStudyDraftFields' });
export type CaseStudyDraftFields = z.output<typeof caseStudyDraftFields>;

const guard = {
  /** `updatedAt` of the draft that the form was loaded with, null for none. Without it the last write wins. */
  updatedAt: moment().nullable().optional(),
  /** `updatedAt` of the item that the form was loaded with; by default that of the stored draft, else of the item. */
  basedOn: moment().optional(),
};

/** Body of PUT /api/admin/posts/{id}/draft. */
export const postDraftInput = z
  .object({ fields: postDraftFields, ...guard })
  .meta({ id: 'PostDraftInput' });
/** Body of PUT /api/admin/case-studies/{id}/draft. */
export const caseStudyDraftInput = z
  .object({ fields: caseStudyDraftFields, ...guard })
  .meta({ id: 'CaseStudyDraftInput' });
/** Body of PUT /api/admin/documents/{id}/draft. */
export const documentDraftInput = z
  .object({ fields: documentDraftFields, ...guard })
  .meta({ id: 'DocumentDraftInput' });

const schedule = {
  /** When the changes are published automatically; null for not at all. */
  publishAt: moment().nullable(),
  ...guard,
};

/** Body of PUT /api/admin/posts/{id}/draft/schedule. Without `fields` the stored draft stays as it is. */
export const postDraftSchedule = z
  .object({ fields: postDraftFields.optional(), ...schedule })
  .meta({ id: 'PostDraftSchedule' });
export type PostDraftSchedule = z.output<typeof postDraftSchedule>;
/** Body of PUT /api/admin/case-studies/{id}/draft/schedule. */
export const caseStudyDraftSchedule = z
  .object({ fields: caseStudyDraftFields.optional(), ...schedule })
  .meta({ id: 'CaseStudyDraftSchedule' });
/** Body of PUT /api/admin/documents/{id}/draft/schedule. */
export const documentDraftSchedule = z
  .object({ fields: documentDraftFields.optional(), ...schedule })
  .meta({ id: 'DocumentDraftSchedule' });

/** Query of DELETE …/draft: `updatedAt` of the draft to discard. 409 when another draft is stored. Without it, any draft is discarded. */
export const discardDraftQuery = z.object({ updatedAt: moment().optional() });

/** The slug of an item that an autosave created, until somebody saves it. */
export const AUTOSAVED_SLUG = /^draft-[a-z0-9]{12}$/;

const spansOf = <Name extends string>(names: readonly Name[]) => {
  const spans = names.map((name) => [name, textSpan.optional()]);
  return z.object(Object.fromEntries(spans) as Record<Name, z.ZodOptional<typeof textSpan>>);
};

const autosave = {
  /** `updatedAt` of the draft that the changes are based on, null for none. */
  updatedAt: moment().nullable(),
  /** `updatedAt` of the item that the form was loaded with. */
  basedOn: moment(),
};

/** Body of PATCH /api/admin/posts/{id}/draft: the changed fields only. */
export const postAutosave = z.object({
  fields: postDraftFields,
  /** Changes of long texts. */
  spans: spansOf(['content']).default({}),
  ...autosave,
});
/** Body of PATCH /api/admin/case-studies/{id}/draft. */
export const caseStudyAutosave = z.object({
  fields: caseStudyDraftFields,
  spans: spansOf(['challengeContent', 'solutionContent']).default({}),
  ...autosave,
});
/** Body of PATCH /api/admin/documents/{id}/draft. */
export const documentAutosave = z.object({
  fields: documentDraftFields,
  spans: spansOf([]).default({}),
  ...autosave,
});

/** When the changes are published automatically, and why their last scheduled publication failed. */
const release = {
  publishAt: z.iso.datetime().nullable(),
  publishFailure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
};

const autosaved = {
  /** `updatedAt` of the stored draft; null when nothing differs from the item, so that no draft is left. */
  updatedAt: z.iso.datetime().nullable(),
  basedOn: z.iso.datetime(),
  ...release,
};
/** Responses of PATCH. `cleaned` holds the sent fields whose stored values differ from the sent ones. */
export const postAutosaveAnswer = z.object({ ...autosaved, cleaned: postDraftFields });
export const caseStudyAutosaveAnswer = z.object({ ...autosaved, cleaned: caseStudyDraftFields });
export const documentAutosaveAnswer = z.object({ ...autosaved, cleaned: documentDraftFields });

const about = {
  updatedAt: z.iso.datetime(),
  /** `updatedAt` of the item that the draft is based on. If the item has a newer one, it was saved since. */
  basedOn: z.iso.datetime(),
  /** The name of the API token that last wrote the draft; null for staff. */
  writtenBy: z.string().nullable(),
  ...release,
};
const postDraft = z.object({ ...about, fields: postDraftFields }).meta({ id: 'PostDraft' });
const caseStudyDraft = z
  .object({ ...about, fields: caseStudyDraftFields })
  .meta({ id: 'CaseStudyDraft' });
const documentDraft = z
  .object({ ...about, fields: documentDraftFields })
  .meta({ id: 'DocumentDraft' });

/** Responses of GET and of PUT; null when nothing differs from the item. */
export const postDraftAnswer = z
  .object({ draft: postDraft.nullable() })
  .meta({ id: 'PostDraftAnswer' });
export const caseStudyDraftAnswer = z
  .object({ draft: caseStudyDraft.nullable() })
  .meta({ id: 'CaseStudyDraftAnswer' });
export const documentDraftAnswer = z
  .object({ draft: documentDraft.nullable() })
  .meta({ id: 'DocumentDraftAnswer' });

/** The error for a publish time in the past. */
export const TIME_IS_PAST = 'Choose a time in the future.';

/** A stored draft of any kind of item. */
export interface Draft {
  updatedAt: string;
  basedOn: string;
  /** The name of the API token that last wrote the draft; null or omitted for staff. */
  writtenBy?: string | null;
  fields: PostDraftFields | CaseStudyDraftFields | DocumentDraftFields;
  /** When the changes are published automatically, or null. */
  publishAt: string | null;
  /** Why the last scheduled publication failed, or null. */
  publishFailure: { at: string; message: string } | null;
}

/** The schedule of a draft. */
export type DraftSchedule = Pick<Draft, 'publishAt' | 'publishFailure'>;
/** The schedule of a draft that is not published automatically. */
export const UNSCHEDULED: DraftSchedule = { publishAt: null, publishFailure: null };
