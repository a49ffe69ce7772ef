// The schemas of an item's history: its versions, and the cause of each.
import { z } from 'zod';
import { documentDraftFields } from './documents/documents.ts';
import { caseStudyDraftFields, draftStat, postDraftFields } from './drafts.ts';
import { digits, id, itemStatus } from './fields.ts';
import { pageQuery, pagination } from './pagination.ts';

/** Why a version was stored. `draft` is a discarded draft, kept so that no typed text is lost. */
export const versionCause = z.enum(['created', 'saved', 'restored', 'draft']);
export type VersionCause = z.output<typeof versionCause>;

/** Query of a history screen: the version to show, and whether to compare it with the previous one or the current item. */
export const historyQuery = pageQuery.extend({
  version: digits().optional(),
  against: z.enum(['before', 'current']).default('before'),
});
export type HistoryQuery = z.output<typeof historyQuery>;

/** A version in a list: time, cause, and the fields that differ from the previous one. */
export const versionSummary = z
  .object({
    id: id(),
    savedAt: z.iso.datetime(),
    cause: versionCause,
    title: z.string(),
    status: itemStatus(),
    changed: z.array(z.string()),
    /** The name of the API token that wrote it; null for staff. */
    writtenBy: z.string().nullable(),
  })
  .meta({ id: 'VersionSummary' });
export type VersionSummary = z.output<typeof versionSummary>;

/** Response of GET …/{id}/versions, newest first. */
export const versionList = z
  .object({ versions: z.array(versionSummary), pagination })
  .meta({ id: 'VersionList' });
export type VersionList = z.output<typeof versionList>;

/** The id of the version that `changed` is relative to: the previous one; null for the oldest. */
const beforeId = id().nullable();

/** Responses of GET …/{id}/versions/{versionId}: the complete item; with cause `draft`, as it was typed. */
export const postVersion = versionSummary
  .extend({ beforeId, item: postDraftFields })
  .meta({ id: 'PostVersion' });
export type PostVersion = z.output<typeof postVersion>;
export const caseStudyVersion = versionSummary
  .extend({
    beforeId,
    item: caseStudyDraftFields.extend({
      stats: z.array(draftStat.extend({ caseStudyId: id().optional() })).optional(),
    }),
  })
  .meta({ id: 'CaseStudyVersion' });
export type CaseStudyVersion = z.output<typeof caseStudyVersion>;
export const documentVersion = versionSummary
  .extend({ beforeId, item: documentDraftFields.extend({ type: z.string() }) })
  .meta({ id: 'DocumentVersion' });
export type DocumentVersion = z.output<typeof documentVersion>;
