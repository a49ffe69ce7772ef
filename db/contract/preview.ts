// Showing what is not public: to staff beside the editor, and by links to people without an account.
import { z } from 'zod';
import { SHARE_HOURS_DEFAULT, SHARE_HOURS_MAX } from '#db/limits.ts';
import { caseStudyDraftFields, postDraftFields } from './drafts.ts';
import { id } from './fields.ts';

const about = {
  /** The stored item that the form was opened on; left out for a new one. */
  id: id().optional(),
  /** An earlier preview, which then shows this at its address. */
  previewId: z.uuid().optional(),
};

/** Body of POST /api/admin/preview: what the form holds, saved or not. */
export const previewInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('posts'), ...about, fields: postDraftFields }),
  z.object({ kind: z.literal('case-studies'), ...about, fields: caseStudyDraftFields }),
]);
export type PreviewInput = z.output<typeof previewInput>;

/** Answer: the address of the page, for a frame of the back office. */
export const previewAnswer = z.object({ previewId: z.uuid(), url: z.string() });

/** Body of POST /api/admin/{kind}/{id}/shares. */
export const shareInput = z.object({
  expiresInHours: z
    .int()
    .min(1, 'Must be at least 1')
    .max(SHARE_HOURS_MAX, `Must be at most ${SHARE_HOURS_MAX}`)
    .default(SHARE_HOURS_DEFAULT),
});

/** A link as its list shows it: the address itself is known only to who made it. */
export const share = z.object({
  id: id(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When staff closed it before its time; null when they did not. */
  revokedAt: z.iso.datetime().nullable(),
});
export type Share = z.output<typeof share>;

/** Answer of POST: the link, shown this once. */
export const newShare = share.extend({ url: z.url() });

/** Answer of GET: the links that work, and those that did lately, newest first. */
export const shareList = z.object({ shares: z.array(share) });
