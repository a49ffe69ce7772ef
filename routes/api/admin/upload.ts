// POST /api/admin/upload: one picture in the multipart field `image` (docs/contract.md, Uploads).
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { uploaded, uploadFailed } from '#db/contract/responses.ts';
import { UPLOAD_MAX_BYTES } from '#db/limits.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { HttpError } from '#server/http/errors.ts';
import { refuseCompressed } from '#server/http/validate.ts';

/** Boundaries and part headers around the file itself. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

const limit = bodyLimit({ maxSize: UPLOAD_MAX_BYTES + FORM_OVERHEAD_BYTES, onError: fileTooLarge });

export const adminUpload = new Hono<Env>().post(
  '/',
  describeRoute({
    operationId: 'uploadPicture',
    takesToken: true,
    tag: 'Media',
    summary: 'Upload a picture',
    fileField: 'image',
    answer: [201, uploaded],
    failures: [400, 413, 415],
    failure: uploadFailed,
  }),
  limit,
  async (c) => {
    if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
      throw new HttpError(415, 'Send the image as multipart form data');
    refuseCompressed(c);
    const form = await c.req.formData().catch(() => {
      const message = 'The form could not be read';
      throw new HttpError(400, message, {}, [{ path: '', message }]);
    });
    const [image, another] = form.getAll('image');
    // the response has only one address, so a second picture would be lost silently
    if (another !== undefined)
      throw new HttpError(400, 'Please upload one image at a time', {}, [
        { path: 'image', message: 'Can be given only once' },
      ]);
    if (!(image instanceof File) || image.size === 0)
      throw new HttpError(400, 'Please select an image file (jpg, png, gif, etc.)', {}, [
        { path: 'image', message: 'Required' },
      ]);
    if (image.size > UPLOAD_MAX_BYTES) fileTooLarge();
    const bytes = new Uint8Array(await image.arrayBuffer());
    const url = await c.get('uploads').save(bytes, image.name, c.req.raw.signal);
    // so that its size is known when a page first shows it
    c.get('pictures').prepare(url);
    return c.json({ success: true, url } as const, 201);
  },
);

function fileTooLarge(): never {
  throw new HttpError(413, 'Please select an image smaller than 5MB');
}
