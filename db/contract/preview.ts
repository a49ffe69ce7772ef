// The schemas of previews for staff and of share links for people without an account.
import { z } from 'zod';
import { SHARE_HOURS_DEFAULT, SHARE_HOURS_MAX, SHARE_NAME_MAX_CHARS } from '#db/limits.ts';
import { documentDraftFields, documentTypeName } from './documents/documents.ts';
import { caseStudyDraftFields, postDraftFields } from './drafts.ts';
import { id, text } from './fields.ts';

const about = {
  /** The id of the item in the form; left out for a new one. */
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
      /** Of a document that is not stored yet. */
      type: documentTypeName.optional(),
      fields: documentDraftFields,
    }),
  ])
  .meta({ id: 'PreviewInput' });
export type PreviewInput = z.output<typeof previewInput>;

/** Answer: the address of the preview, for a frame of the admin. */
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
    /** For whom it is; may be empty. */
    name: text(SHARE_NAME_MAX_CHARS).default(''),
  })
  .meta({ id: 'ShareInput' });

/** A link. */
export const share = z
  .object({
    id: id(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** When staff revoked it; null when they did not. */
    revokedAt: z.iso.datetime().nullable(),
    name: z.string(),
    /** How often its page was opened by somebody who is not logged in, and when last. */
    openings: z.int(),
    lastOpenedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Share' });
export type Share = z.output<typeof share>;

/** Answer of POST: the link. */
export const newShare = share.extend({ url: z.url() }).meta({ id: 'NewShare' });

/** Answer of GET: the active and the recently expired links, newest first. */
export const shareList = z
  .object({
    shares: z.array(
      share.extend({
        /** Null when the link no longer works, or was made in another data folder. */
        url: z.url().nullable(),
      }),
    ),
  })
  .meta({ id: 'ShareList' });
export type ListedShare = z.output<typeof shareList>['shares'][number];
