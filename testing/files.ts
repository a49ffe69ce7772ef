// Real films and documents, and files that only resemble them.
import { resolve } from 'node:path';
import type { TestApp } from './test-app.ts';

const VIDEOS = resolve(import.meta.dir, '../public/videos');

/** The path of a real film of a few hundred kB. */
export const FILM_PATHS = {
  mp4: `${VIDEOS}/lindqo-desk.mp4`,
  webm: `${VIDEOS}/hero-portrait.webm`,
} as const;

/** The bytes of a real film without metadata, which is therefore stored unchanged. */
export async function readFilmFile(format: keyof typeof FILM_PATHS): Promise<Buffer> {
  const bytes = Buffer.from(await Bun.file(FILM_PATHS[format]).bytes());
  const notes = format === 'mp4' ? bytes.indexOf('udta') : -1;
  if (notes > 0)
    bytes.fill(0, notes + 4, notes - 4 + bytes.readUInt32BE(notes - 4)).write('free', notes);
  return bytes;
}

/** A PDF with one empty page; a comment of `fill` bytes makes it longer. */
export function makePdf({ fill = 0 } = {}): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let text = `%PDF-1.7\n%${'x'.repeat(fill)}\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer<</Size 4/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** An mp4 box. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
}

/** Sends a film or a PDF as the back office does. */
export function sendFile(
  app: TestApp,
  cookie: string,
  bytes: Uint8Array | ReadableStream<Uint8Array>,
  name = 'film.mp4',
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.request(`/api/admin/media?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { cookie, ...headers },
    body: bytes as BodyInit,
  });
}
