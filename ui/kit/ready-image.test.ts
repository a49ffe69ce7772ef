// Images that are refused or sent unchanged; scaling is tested in the browser (e2e).
import { expect, test } from 'bun:test';
import { imageKind } from './image-kind.ts';
import { HEIC_REFUSAL, RefusedFile } from './image-refusal.ts';
import { readyImage } from './ready-image.ts';

const MB = 1024 * 1024;
const file = (bytes: BlobPart, name: string, type: string) => new File([bytes], name, { type });
const refusalOf = async (given: File) => {
  const error = await readyImage(given).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(RefusedFile);
  return (error as RefusedFile).refusal;
};
const heic = `\0\0\0\x18ftypheic\0\0\0\0mif1heic`;

test('a text file is refused with the message of docs/contract.md', async () => {
  expect(await refusalOf(file('a', 'a.txt', 'text/plain'))).toEqual({
    title: 'Invalid file type',
    description: 'Please select an image file (jpg, png, gif, etc.)',
  });
});

test('a GIF above 5 MB is refused, because it would be flattened', async () => {
  const bytes = new Uint8Array(6 * MB);
  bytes.set(new TextEncoder().encode('GIF89a'));
  expect(await refusalOf(file(bytes, 'a.gif', 'image/gif'))).toEqual({
    title: 'File too large',
    description: 'Please select an image smaller than 5MB',
  });
});

for (const [what, name, type] of [
  ['with its own type', 'a.heic', 'image/heic'],
  ['without a type, as most systems give it', 'IMG_1.HEIC', ''],
  ['under the name of a JPEG', 'IMG_1.jpg', 'image/jpeg'],
] as const)
  test(`HEIC ${what} has its own message`, async () => {
    expect(await refusalOf(file(heic, name, type))).toEqual(HEIC_REFUSAL);
  });

test('a small file is sent as it is, and the server judges its content', async () => {
  const fake = file('a', 'a.png', 'image/png');
  expect(await readyImage(fake)).toBe(fake);
});

test('a large picture is opened to be scaled down, unless it moves', async () => {
  let opened = 0;
  const createImageBitmap = () => {
    opened++;
    throw new Error('only a browser can');
  };
  Object.assign(globalThis, { createImageBitmap });
  const large = (flags: string) => {
    const bytes = new Uint8Array(3 * MB);
    bytes.set(ascii(`RIFF\0\0\0\0WEBPVP8X\0\0\0\0${flags}`));
    return file(bytes, 'a.webp', 'image/webp');
  };
  const moving = large('\x02');
  expect(await readyImage(moving)).toBe(moving);
  expect(opened).toBe(0);
  await readyImage(large('\x10'));
  expect(opened).toBe(1);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
for (const [what, bytes, moves] of [
  ['a GIF', 'GIF89a', true],
  ['a WebP of frames', 'RIFF\0\0\0\0WEBPVP8X\0\0\0\0\x02', true],
  ['a WebP that is see-through', 'RIFF\0\0\0\0WEBPVP8X\0\0\0\0\x10', false],
  ['an AVIF of frames', '\0\0\0\x18ftypavis\0\0\0\0avifmif1', true],
  ['an AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1', false],
  ['a PNG of frames', '\x89PNG\r\n\x1a\n\0\0\0\x01gAMA.....\0\0\0\0acTL', true],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\x01gAMA.....\0\0\0\0IDAT', false],
  ['nothing', '', false],
] as const)
  test(`${what} ${moves ? 'moves' : 'stands still'}, and is no HEIC`, async () => {
    expect(await imageKind(file(ascii(bytes), 'a', ''))).toEqual({ heic: false, moves });
  });
