// POST /api/admin/upload: accepted files, and rejected ones that leave nothing (docs/contract.md, Uploads).
import { expect, test } from 'bun:test';
import { rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { UPLOAD_MAX_BYTES } from '#db/limits.ts';
import { independentClient } from '#db/testing/notes.ts';
import { makePicture, makePictureOfSize, type PictureFormat } from '#testing/pictures.ts';
import { stored } from '#testing/stored.ts';
import { openTestApp, setUpTestApp } from '#testing/test-app.ts';
import { openTestServer } from '#testing/test-server.ts';

const app = await setUpTestApp();
const staff = await app.login();
const png = await makePicture('png');

interface Part {
  name?: string;
  type?: string;
  field?: string;
}

function upload(bytes: Uint8Array | string, { name = 'a.png', type, field = 'image' }: Part = {}) {
  const form = new FormData();
  form.set(field, new File([bytes as BlobPart], name, { type }));
  return app.request('/api/admin/upload', {
    method: 'POST',
    headers: { cookie: staff },
    body: form,
  });
}

async function expectRefused(response: Response, status: number, text: string | RegExp) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  const { success, error, message } = await response.json();
  expect(success).toBe(false);
  expect(error).toBe(message);
  expect(message).toMatch(text);
}

for (const [format, ending] of [
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
] as [PictureFormat, string][])
  test(`accepts a ${format} picture with any name and type`, async () => {
    const bytes = await makePicture(format);
    const response = await upload(bytes, { name: 'notes.txt', type: 'text/plain' });
    expect(response.status).toBe(201);
    const { url, ...rest } = await response.json();
    expect(rest).toEqual({ success: true });
    expect(url).toMatch(new RegExp(`^/uploads/[a-z0-9]{26}\\.${ending}$`));
    const served = await app.request(url);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe(`image/${format}`);
  });

const NOT_A_PICTURE = /^Please select an image file \(jpg, png, gif, etc\.\)$/;
for (const [what, bytes] of [
  ['a page named .png', '<!DOCTYPE html><script>alert(1)</script>'],
  ['a script', 'alert(1)'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['an SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a PDF', '%PDF-1.7'],
  ['a ZIP', 'PK\x03\x04'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['a BMP', 'BM\0\0\0\0'],
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0heicmif1'],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0isomavc1'],
] as const)
  test(`rejects ${what} with 415`, async () => {
    const before = await stored(app);
    const response = await upload(bytes, { name: 'picture.png', type: 'image/png' });
    await expectRefused(response, 415, NOT_A_PICTURE);
    expect(await stored(app)).toEqual(before);
  });

for (const [what, cut] of [
  ['a PNG without its end', (bytes: Uint8Array) => bytes.subarray(0, bytes.byteLength - 30)],
  ['the first bytes of a PNG', (bytes: Uint8Array) => bytes.subarray(0, 8)],
] as const)
  test(`rejects ${what} with 400`, async () => {
    const before = await stored(app);
    const whole = await makePicture('png', { width: 200, height: 200 });
    await expectRefused(await upload(cut(whole)), 400, 'damaged');
    expect(await stored(app)).toEqual(before);
  });

test('rejects a form without the field image, or with text or an empty file in it', async () => {
  const before = await stored(app);
  await expectRefused(await upload(png, { field: 'picture' }), 400, NOT_A_PICTURE);
  await expectRefused(await upload(''), 400, NOT_A_PICTURE);
  const form = new FormData();
  form.set('image', 'https://cdn.example/a.png');
  const init = { method: 'POST', headers: { cookie: staff }, body: form };
  await expectRefused(await app.request('/api/admin/upload', init), 400, NOT_A_PICTURE);
  expect(await stored(app)).toEqual(before);
});

test('rejects a form with two pictures, of which one would be lost', async () => {
  const before = await stored(app);
  const form = new FormData();
  for (const name of ['a.png', 'b.png']) form.append('image', new File([png as BlobPart], name));
  const init = { method: 'POST', headers: { cookie: staff }, body: form };
  await expectRefused(await app.request('/api/admin/upload', init), 400, 'one image at a time');
  expect(await stored(app)).toEqual(before);
});

test('rejects bodies other than forms with 415, and unreadable forms with 400', async () => {
  const send = (type: string, body: BodyInit) =>
    app.request('/api/admin/upload', {
      method: 'POST',
      headers: { cookie: staff, 'content-type': type },
      body,
    });
  await expectRefused(await send('image/png', png as BodyInit), 415, 'multipart');
  await expectRefused(await send('application/json', '{"image":"x"}'), 415, 'multipart');
  await expectRefused(await send('multipart/form-data', 'x'), 400, 'could not be read');
  await expectRefused(await send('multipart/form-data; boundary=a', 'x'), 400, 'could not be read');
});

test('accepts a picture of exactly 5 MB', async () => {
  const response = await upload(await makePictureOfSize(UPLOAD_MAX_BYTES));
  expect(response.status).toBe(201);
});

test('rejects a picture one byte above 5 MB with 413', async () => {
  const before = await stored(app);
  const response = await upload(await makePictureOfSize(UPLOAD_MAX_BYTES + 1));
  await expectRefused(response, 413, 'Please select an image smaller than 5MB');
  expect(await stored(app)).toEqual(before);
});

test('rejects a body far above the limit by its announced length, unread', async () => {
  const response = await app.request('/api/admin/upload', {
    method: 'POST',
    headers: {
      cookie: staff,
      'content-type': 'multipart/form-data; boundary=a',
      'content-length': String(50 * 1024 * 1024),
    },
    body: 'x',
  });
  await expectRefused(response, 413, '5MB');
});

test('requests without a session or from another site upload nothing', async () => {
  const before = await stored(app);
  const form = new FormData();
  form.set('image', new File([png as BlobPart], 'a.png'));
  const send = (headers: Record<string, string>) =>
    app.request('/api/admin/upload', { method: 'POST', headers, body: form });
  await expectRefused(await send({}), 401, 'log in');
  await expectRefused(
    await send({ cookie: staff, origin: 'https://evil.example' }),
    403,
    'another site',
  );
  expect(await stored(app)).toEqual(before);
});

test('the name of the file does not affect the stored name', async () => {
  for (const name of ['../../site.db', '/etc/passwd', 'a\0.png', '..\\..\\x.png', 'x.php']) {
    const { url } = await (await upload(png, { name })).json();
    expect(url).toMatch(/^\/uploads\/[a-z0-9]{26}\.png$/);
  }
});

test('while the database fails an upload is 503 and leaves no file', async () => {
  await using broken = await openTestApp();
  const cookie = await broken.login();
  const before = await stored(broken);
  const { DatabaseUnavailableError } = await import('#db/errors.ts');
  const write = broken.deps.db.write;
  broken.deps.db.write = () => Promise.reject(new DatabaseUnavailableError());
  const form = new FormData();
  form.set('image', new File([png as BlobPart], 'a.png'));
  const init = { method: 'POST', headers: { cookie }, body: form };
  const response = await broken.request('/api/admin/upload', init);
  broken.deps.db.write = write;
  await expectRefused(response, 503, 'try again');
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await stored(broken)).toEqual(before);
});

test('an interrupted upload leaves nothing', async () => {
  await using server = openTestServer(app);
  const before = await stored(app);
  await new Promise<void>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(
        `POST /api/admin/upload HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: ${staff}\r\n` +
          'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
          '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
      );
      socket.write(png.subarray(0, 50), () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  await Bun.sleep(50);
  expect(await stored(app)).toEqual(before);
  const failures = app.logged.filter(({ level }) => Number(level) >= 50);
  expect(failures).toEqual([]);
});

test('with an unwritable folder an upload is 503 with Retry-After, and the cause is logged', async () => {
  const folder = join(app.dataDir, 'uploads');
  const before = await stored(app);
  await rename(folder, `${folder}.away`);
  await Bun.write(folder, 'a file in its place: also root cannot write into it');
  const response = await upload(png);
  expect(response.headers.get('retry-after')).toBe('2');
  await expectRefused(response, 503, 'cannot reach its data');
  expect(app.logged.at(-2)).toMatchObject({ level: 40, err: { cause: { code: 'ENOTDIR' } } });
  await rm(folder);
  await rename(`${folder}.away`, folder);
  expect(await stored(app)).toEqual(before);
  expect((await upload(png)).status).toBe(201);
});

test('the error of a picture names its field', async () => {
  for (const bytes of [png.subarray(0, 8), ''])
    expect((await (await upload(bytes)).json()).errors).toEqual([
      { path: 'image', message: expect.any(String) },
    ]);
});

test('while another process holds the lock, every upload is 503 within two seconds, however many wait', async () => {
  using other = independentClient(`file:${app.databasePath}`);
  const before = await stored(app);
  const lock = await other.client.transaction('write');
  const start = performance.now();
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload(png)));
  expect(performance.now() - start).toBeLessThan(2000);
  for (const answer of answers) {
    expect(answer.headers.get('retry-after')).toBe('2');
    await expectRefused(answer, 503, /try again/i);
  }
  await lock.rollback();
  expect(await stored(app)).toEqual(before);
  expect((await upload(png)).status).toBe(201);
});
