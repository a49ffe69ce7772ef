// POST /api/admin/media: films and PDFs by their bytes, and rejected files that leave nothing (docs/contract.md, Uploads).
import { expect, spyOn, test } from 'bun:test';
import { type FileHandle, open } from 'node:fs/promises';
import { connect } from 'node:net';
import { FILM_MAX_BYTES, PDF_MAX_BYTES } from '#db/limits.ts';
import { uploads } from '#db/schema.ts';
import { box, makePdf, readFilmFile, sendFile } from '#testing/files.ts';
import { makePicture } from '#testing/pictures.ts';
import { stored } from '#testing/stored.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { openTestServer } from '#testing/test-server.ts';
import { until } from '#testing/until.ts';
import { uploadPicture } from '#testing/upload-picture.ts';

const app = await setUpTestApp();
const staff = await app.login();
const mp4 = await readFilmFile('mp4');
const webm = await readFilmFile('webm');
const pdf = makePdf();

const send = (bytes: Uint8Array | string, name?: string) =>
  sendFile(app, staff, Buffer.from(bytes as string, 'latin1'), name);

async function expectRefused(response: Response, status: number, text: string | RegExp) {
  const body = await response.json();
  expect([response.status, body]).toEqual([
    status,
    expect.objectContaining({ message: expect.stringMatching(text) }),
  ]);
}

/** Asserts that the file is rejected and nothing is stored. */
async function refuses(bytes: Uint8Array | string, status: number, text: string | RegExp) {
  const before = await stored(app);
  await expectRefused(await send(bytes), status, text);
  expect(await stored(app)).toEqual(before);
}

const WHOLE = {
  mp4: { bytes: mp4, type: 'video/mp4', kind: 'film', width: 1280, height: 800 },
  webm: { bytes: webm, type: 'video/webm', kind: 'film', width: 720, height: 1280 },
  pdf: { bytes: pdf, type: 'application/pdf', kind: 'pdf', width: 0, height: 0 },
} as const;

for (const [format, { bytes, ...facts }] of Object.entries(WHOLE))
  test(`accepts a complete ${format} with any name, and serves its bytes`, async () => {
    const response = await send(bytes, '../../notes.txt');
    const made = await response.json();
    expect([response.status, made]).toEqual([
      201,
      expect.objectContaining({ ...facts, bytes: bytes.length, fileName: 'notes.txt' }),
    ]);
    expect(made.name).toMatch(new RegExp(`^[a-z0-9]{26}\\.${format}$`));
    if (facts.kind === 'film') expect(made.duration).toBeGreaterThan(1);
    else expect(made.duration).toBeNull();
    const served = await app.request(made.url);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe(facts.type);
    expect(Buffer.from(await served.bytes()).equals(bytes)).toBe(true);
  });

/** The class of open files, for mocking its methods. */
async function fileHandles(): Promise<FileHandle> {
  const handle = await open(import.meta.path);
  await handle.close();
  return Object.getPrototypeOf(handle);
}

const diskFull = async () => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};

test('a partial write to the disk is completed', async () => {
  const handles = await fileHandles();
  const write = handles.write as (...args: unknown[]) => unknown;
  const spy = spyOn(handles, 'write').mockImplementation(function (
    this: FileHandle,
    ...[bytes, offset, length, at]: [Uint8Array, number, number, number]
  ) {
    return write.call(this, bytes, offset, Math.ceil(length / 2), at);
  } as FileHandle['write']);
  try {
    const made = await (await send(mp4)).json();
    expect(made.bytes).toBe(mp4.length);
    expect(Buffer.from(await (await app.request(made.url)).bytes()).equals(mp4)).toBe(true);
  } finally {
    spy.mockRestore();
  }
});

for (const [step, method, calls] of [
  ['receives a file', 'write', 0],
  ['stores it', 'sync', 0],
  ['stores its name', 'sync', 1],
] as const)
  test(`a disk that is full while it ${step} is 503 with Retry-After`, async () => {
    const { db } = app.deps;
    const rows = () => db.read((read) => read.select().from(uploads));
    const before = await rows();
    const handles = await fileHandles();
    const original = handles[method];
    const spy = spyOn(handles, method).mockImplementation(diskFull);
    for (let i = 0; i < calls; i++) spy.mockImplementationOnce(original);
    try {
      const response = await send(mp4);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await rows()).toEqual(before);
    } finally {
      spy.mockRestore();
    }
  });

test('a film is served in ranges, sandboxed and immutable', async () => {
  const { url } = await (await send(mp4)).json();
  const part = await app.request(url, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${mp4.length}`);
  expect(part.headers.get('x-content-type-options')).toBe('nosniff');
  // the browser's own film page may play it, without script
  expect(part.headers.get('content-security-policy')).toBe(
    "media-src 'self'; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-same-origin",
  );
  expect(part.headers.get('cache-control')).toContain('immutable');
  const beyond = await app.request(url, { headers: { range: `bytes=${mp4.length}-` } });
  expect(beyond.status).toBe(416);
});

test('a PDF is downloaded under its own name, and never opened within the site', async () => {
  const { url } = await (await send(pdf, 'Preise "2026" – Übersicht.pdf')).json();
  const served = await app.request(url);
  expect(served.headers.get('content-disposition')).toBe(
    `attachment; filename="Preise _2026_ _ _bersicht.pdf"; filename*=UTF-8''Preise%20%222026%22%20%E2%80%93%20%C3%9Cbersicht.pdf`,
  );
  expect(served.headers.get('content-security-policy')).toContain('sandbox');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
});

const NO_FILE = /^Please select a film \(MP4 or WebM\) or a PDF$/;
const PAGE = '<!DOCTYPE html><html><script>alert(1)</script></html>';
for (const [what, bytes] of [
  ['a text', 'This is only a text, and somebody named it film.mp4 to see what happens.'],
  ['a page', PAGE + PAGE],
  [
    'an SVG',
    `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>${' '.repeat(64)}</svg>`,
  ],
  ['an SVG that is also a page', `<svg xmlns="http://www.w3.org/2000/svg"/>${PAGE}`],
  ['a PDF after an HTML page', PAGE + pdf.toString('latin1')],
  ['a PDF after a line break', `\n${pdf.toString('latin1')}`],
  ['a picture', await makePicture('png')],
  ['a HEIC', box('ftyp', 'heic', '\0\0\0\0', 'mif1heic')],
  ['an archive', `PK\x03\x04${'\0'.repeat(80)}`],
  ['one byte', 'x'],
] as const)
  test(`rejects ${what} with 415`, () => refuses(bytes, 415, NO_FILE));

test('rejects a QuickTime film with advice', () =>
  refuses(box('ftyp', 'qt  ', '\0\0\0\0', 'qt  '), 415, 'export it as MP4'));

test('rejects an empty file with 400', () => refuses('', 400, NO_FILE));

const ftyp = box('ftyp', 'isom', '\0\0\x02\0', 'isommp41');
const DAMAGED = /cut off or damaged/;
for (const [what, bytes] of [
  ['an mp4 without its last byte', mp4.subarray(0, -1)],
  ['half an mp4', mp4.subarray(0, mp4.length / 2)],
  ['an mp4 followed by an HTML page', Buffer.concat([mp4, Buffer.from(PAGE)])],
  ['an mp4 with HTML after its first box', Buffer.concat([ftyp, Buffer.from(PAGE + PAGE)])],
  ['only the first box of an mp4', Buffer.concat([ftyp, box('free', '\0'.repeat(64))])],
  [
    'an mp4 without tracks',
    Buffer.concat([ftyp, box('moov', box('mvhd', '\0'.repeat(100))), box('mdat', 'x')]),
  ],
  [
    'an mp4 with a box longer than any file',
    Buffer.concat([
      ftyp,
      Buffer.from('\0\0\0\x01moov\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1'),
      Buffer.alloc(64),
    ]),
  ],
  [
    'an mp4 with a box of no length',
    Buffer.concat([ftyp, Buffer.from('\0\0\0\x04free', 'latin1'), Buffer.alloc(64)]),
  ],
  ['a webm without its last byte', webm.subarray(0, -1)],
  ['the head of a webm', webm.subarray(0, 64)],
  ['a webm followed by an HTML page', Buffer.concat([webm, Buffer.from(PAGE)])],
  [
    'a webm with HTML after its head',
    Buffer.concat([webm.subarray(0, 40), Buffer.from(PAGE + PAGE)]),
  ],
  ['a PDF without its end', pdf.subarray(0, -7)],
  ['a PDF followed by an HTML page', Buffer.concat([pdf, Buffer.from(PAGE)])],
  [
    'a PDF whose table is elsewhere',
    Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n3'), 'latin1'),
  ],
] as const)
  test(`rejects ${what} with 400`, () => refuses(bytes, 400, DAMAGED));

test('rejects Matroska other than webm', () =>
  refuses(
    Buffer.from(webm.toString('latin1').replace('webm', 'mkv\0'), 'latin1'),
    400,
    'not a WebM',
  ));

test('rejects a PDF one byte above 20 MB, and accepts one of exactly 20 MB', async () => {
  const fill = PDF_MAX_BYTES - makePdf({ fill: 10_000_000 }).length + 10_000_000;
  const largest = makePdf({ fill });
  expect(largest.length).toBe(PDF_MAX_BYTES);
  await refuses(makePdf({ fill: fill + 1 }), 413, /^Please select a PDF smaller than 20 MB$/);
  expect((await send(largest)).status).toBe(201);
});

test('a too large film is rejected unread if its length is announced, else while it arrives', async () => {
  const before = await stored(app);
  const announced = { 'content-length': String(FILM_MAX_BYTES + 1) };
  await expectRefused(
    await sendFile(app, staff, mp4, 'a.mp4', announced),
    413,
    /film smaller than 100 MB/,
  );
  const chunk = Buffer.alloc(1024 * 1024);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? ftyp : chunk);
      sent += 1;
      if (sent > 300) controller.close();
    },
  });
  await expectRefused(await sendFile(app, staff, endless), 413, /film smaller than 100 MB/);
  expect(await stored(app)).toEqual(before);
});

test('the location in a film is erased, and nothing else moves', async () => {
  const notes = box('udta', box('\xa9xyz', '\0\x12\x15\xc7+53.4000-002.9800/'));
  const at = mp4.indexOf('moov') - 4;
  const moov = mp4.subarray(at, at + mp4.readUInt32BE(at));
  const larger = box('moov', moov.subarray(8), notes);
  // after the film data, so that no offset in it changes
  const free = Buffer.from(mp4);
  free.write('free', at + 4, 'latin1');
  const film = Buffer.concat([free, larger]);
  const response = await send(film, 'telephone.mp4');
  expect(response.status).toBe(201);
  const { url } = await response.json();
  const served = Buffer.from(await (await app.request(url)).bytes());
  expect(served.length).toBe(film.length);
  expect(served.includes('+53.4000')).toBe(false);
  expect(served.includes('udta')).toBe(false);
  expect(served.subarray(0, mp4.length).equals(free)).toBe(true);
});

test('an interrupted upload leaves nothing', async () => {
  await using server = openTestServer(app);
  const before = await stored(app);
  await new Promise<void>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(
        `POST /api/admin/media?name=a.mp4 HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: ${staff}\r\n` +
          `Content-Length: ${mp4.length}\r\n\r\n`,
      );
      socket.write(mp4.subarray(0, 100_000), () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  await until(async () => Bun.deepEquals(await stored(app), before));
  expect(app.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('concurrent uploads do not mix', async () => {
  const answers = await Promise.all([send(mp4, 'a.mp4'), send(webm, 'b.webm'), send(mp4, 'a.mp4')]);
  const made = await Promise.all(answers.map((answer) => answer.json()));
  expect(made.map(({ fileName }) => fileName)).toEqual(['a.mp4', 'b.webm', 'a.mp4']);
  expect(new Set(made.map(({ name }) => name)).size).toBe(3);
  for (const [index, bytes] of [mp4, webm, mp4].entries()) {
    const served = await app.request(made[index].url);
    expect(Buffer.from(await served.bytes()).equals(bytes)).toBe(true);
  }
});

test('requests without a session or from another site upload nothing', async () => {
  const before = await stored(app);
  await expectRefused(await sendFile(app, '', mp4), 401, 'log in');
  const foreign = { origin: 'https://evil.example' };
  await expectRefused(await sendFile(app, staff, mp4, 'a.mp4', foreign), 403, 'another site');
  expect(await stored(app)).toEqual(before);
});

test('the poster of a film is a picture in use, and is replaced with that picture', async () => {
  const { name } = await (await send(mp4)).json();
  const [poster, other] = [await uploadPicture(app, staff), await uploadPicture(app, staff)];
  const patch = (poster: unknown, of = name) =>
    app.send('PATCH', `/api/admin/media/${of}`, { poster }, staff);
  expect(await (await patch(poster)).json()).toMatchObject({ poster });
  await expectRefused(await patch('/uploads/none.jpg'), 400, 'Choose a picture');
  await expectRefused(await patch('https://cdn.example/a.jpg'), 400, 'Choose a picture');
  await expectRefused(await patch(poster, poster.slice(9)), 400, 'Only a film');
  const asStaff = { headers: { cookie: staff } };
  const gone = await app.send('DELETE', `/api/admin/media/${poster.slice(9)}`, undefined, staff);
  await expectRefused(gone, 409, 'in use');
  const unused = await (await app.request('/api/admin/media?show=unused', asStaff)).json();
  const names = unused.media.map((each: { url: string }) => each.url);
  expect(names).not.toContain(poster);
  expect(names).toContain(other);
  await app.send(
    'POST',
    `/api/admin/media/${poster.slice(9)}/replace`,
    { with: other.slice(9) },
    staff,
  );
  const found = await (await app.request(`/api/admin/media/${name}`, asStaff)).json();
  expect(found.poster).toBe(other);
});

test('the library filters by kind, and a film replaces only a film', async () => {
  const film = await (await send(webm, 'kind.webm')).json();
  const document = await (await send(pdf, 'kind.pdf')).json();
  const kinds = async (kind: string) => {
    const answer = await app.request(`/api/admin/media?search=kind&kind=${kind}`, {
      headers: { cookie: staff },
    });
    return (await answer.json()).media.map((each: { kind: string }) => each.kind).sort();
  };
  expect([
    await kinds(''),
    await kinds('film'),
    await kinds('pdf'),
    await kinds('picture'),
  ]).toEqual([['film', 'pdf'], ['film'], ['pdf'], []]);
  const replace = app.send(
    'POST',
    `/api/admin/media/${film.name}/replace`,
    { with: document.name },
    staff,
  );
  await expectRefused(await replace, 400, 'another film');
});
