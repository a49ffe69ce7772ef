// Uploads of small pictures for tests of the app.
import { makePicture, type PictureFormat } from './pictures.ts';
import type { TestApp } from './test-app.ts';

/** Uploads a small picture with the session of `cookie`; returns its root-relative address. */
export async function uploadPicture(
  app: TestApp,
  cookie: string,
  format: PictureFormat = 'png',
  size?: { width: number; height: number },
): Promise<string> {
  const body = new FormData();
  body.set('image', new File([(await makePicture(format, size)) as BlobPart], `a.${format}`));
  const request = { method: 'POST', headers: { cookie }, body };
  return (await (await app.request('/api/admin/upload', request)).json()).url;
}
