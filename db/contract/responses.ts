// The responses that all resources share.
import { z } from 'zod';

/** Any failure under /api (docs/contract.md, API statuses). `message` can be shown to a person. */
export const apiError = z
  .object({
    message: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** For a stale edit: the stored state. */
    current: z.unknown().optional(),
    /** For a stale edit of an item: its draft, null for none. */
    draft: z.unknown().optional(),
  })
  .meta({ id: 'Error' });
export type ApiError = z.output<typeof apiError>;

/** Answer of a delete. */
export const success = z.object({ success: z.literal(true) }).meta({ id: 'Success' });

/** Answer of POST /api/admin/cache/clear: the number of cached pages that were removed, and of their bytes. */
export const cacheCleared = success
  .extend({ pages: z.int(), bytes: z.int() })
  .meta({ id: 'CacheCleared' });

/** Answer of POST /api/admin/upload. */
export const uploaded = success.extend({ url: z.string() }).meta({ id: 'Uploaded' });

/** A failed upload: the fields of `apiError`, and `success` and `error` (docs/contract.md, Uploads). */
export const uploadFailed = apiError
  .extend({ success: z.literal(false), error: z.string() })
  .meta({ id: 'UploadError' });
