// The responses shared by all resources.
import { z } from 'zod';

/** Any failure under /api (docs/contract.md, API statuses). `message` may be shown to a person. */
export const apiError = z
  .object({
    message: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** After a stale edit: the stored state. */
    current: z.unknown().optional(),
    /** After a stale edit of an item: its draft, or null. */
    draft: z.unknown().optional(),
  })
  .meta({ id: 'Error' });
export type ApiError = z.output<typeof apiError>;

/** Response of a delete. */
export const success = z.object({ success: z.literal(true) }).meta({ id: 'Success' });

/** Response of POST /api/admin/cache/clear: the number and total bytes of the removed pages. */
export const cacheCleared = success
  .extend({ pages: z.int(), bytes: z.int() })
  .meta({ id: 'CacheCleared' });

/** Response of POST /api/admin/upload. */
export const uploaded = success.extend({ url: z.string() }).meta({ id: 'Uploaded' });
export type Uploaded = z.output<typeof uploaded>;

/** A failed upload: the fields of `apiError`, and `success` and `error` (docs/contract.md, Uploads). */
export const uploadFailed = apiError
  .extend({ success: z.literal(false), error: z.string() })
  .meta({ id: 'UploadError' });
export type UploadFailed = z.output<typeof uploadFailed>;
