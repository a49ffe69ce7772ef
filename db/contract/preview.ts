// The schemas of previews for staff and of share links for people without an account.
import { z } from 'zod';
import { SHARE_HOURS_DEFAULT, SHARE_HOURS_MAX, SHARE_NAME_MAX_CHARS } from '#db/limits.ts';
import { documentDraftFields, documentTypeName } from './documents/documents.ts';
import { caseStudyDraftFields, postDraftFields } from './drafts.ts';
import { id, text } from './fields.ts';

const about = {
  /** The id of the item; omitted for a new one. */
  id: id().optional(),
  /** An earlier preview to replace. */
  previewId: z.uuid().optional(),
};

/** Body of POST /api/admin/preview: the fields of the form, saved or not. */
export const previewInput = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('posts'), ...about, fields: postDraftFields }),
    z.object({ kind: z.literal('case-studies'), ...about, fields: caseStudyDraftFields }),
    z.object({
      kind: z.literal('documents'),
      ...about,
      /** The type of a document that is not stored yet. */
      type: documentTypeName.optional(),
      fields: documentDraftFields,
    }),
  ])
  .meta({ id: 'PreviewInput' });
export type PreviewInput = z.output<typeof previewInput>;

/** Response: the address of the preview, for a frame of the admin. */
export const previewAnswer = z
  .object({ previewId: z.uuid(), url: z.string() })
  .meta({ id: 'PreviewAnswer' });

/** Body of POST /api/admin/{kind}/{id}/shares. */
export const shareInput = z
  .object({
    expiresInHours: z
      .int()
      .min(1, 'Must be at least 1')
      .max(SHARE_HOURS_MAX, `Must be at most ${SHARE_HOURS_MAX}`)
      .default(SHARE_HOURS_DEFAULT),
    /** The person it is for; may be empty. */
    name: text(SHARE_NAME_MAX_CHARS).default(''),
  })
  .meta({ id: 'ShareInput' });

/** A share link. */
export const share = z
  .object({
    id: id(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** When staff revoked it; null otherwise. */
    revokedAt: z.iso.datetime().nullable(),
    name: z.string(),
    /** The number of views by people who are not logged in, and the time of the last. */
    openings: z.int(),
    lastOpenedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Share' });
export type Share = z.output<typeof share>;

/** Response of POST: the share link. */
export const newShare = share.extend({ url: z.url() }).meta({ id: 'NewShare' });

/** Response of GET: the active and the recently expired links, newest first. */
export const shareList = z
  .object({
    shares: z.array(
      share.extend({
        /** Null when the link no longer works, or was created with another data folder. */
        url: z.url().nullable(),
      }),
    ),
  })
  .meta({ id: 'ShareList' });
export type ListedShare = z.output<typeof shareList>['shares'][number];
