// The schemas of an item's history: its versions, and the cause of each.
import { z } from 'zod';
import { documentDraftFields } from './documents/documents.ts';
import { caseStudyDraftFields, draftStat, postDraftFields } from './drafts.ts';
import { digits, id, itemStatus } from './fields.ts';
import { nameKind } from './names.ts';
import { pageQuery, pagination } from './pagination.ts';

/** Why a version was stored. `draft` is a discarded draft, kept so that no typed text is lost. */
const versionCause = z.enum(['created', 'saved', 'restored', 'draft']);
export type VersionCause = z.output<typeof versionCause>;

/** Query of a history screen: the version to show, and whether to compare it with the previous one or the current item. */
export const historyQuery = pageQuery.extend({
  version: digits().optional(),
  against: z.enum(['before', 'current']).default('before'),
});
export type HistoryQuery = z.output<typeof historyQuery>;

/** A version in a list: time, cause, and the fields that differ from the previous one. */
const versionSummary = z
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

/** What a restore cannot bring back: names that were renamed since, and files that were deleted for good, by their addresses. */
const onRestore = z
  .object({
    renames: z.array(z.object({ of: nameKind, from: z.string(), to: z.string() })),
    missingFiles: z.array(z.string()),
  })
  .meta({ id: 'OnRestore' });
export type OnRestore = z.output<typeof onRestore>;

const complete = versionSummary.extend({ beforeId, onRestore });

/** Responses of GET …/{id}/versions/{versionId}: the complete item; with cause `draft`, as it was typed. */
export const postVersion = complete.extend({ item: postDraftFields }).meta({ id: 'PostVersion' });
export type PostVersion = z.output<typeof postVersion>;
export const caseStudyVersion = complete
  .extend({
    item: caseStudyDraftFields.extend({
      stats: z.array(draftStat.extend({ caseStudyId: id().optional() })).optional(),
    }),
  })
  .meta({ id: 'CaseStudyVersion' });
export type CaseStudyVersion = z.output<typeof caseStudyVersion>;
export const documentVersion = complete
  .extend({ item: documentDraftFields.extend({ type: z.string() }) })
  .meta({ id: 'DocumentVersion' });
export type DocumentVersion = z.output<typeof documentVersion>;
