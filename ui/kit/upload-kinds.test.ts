// The files that an upload zone accepts, by the MIME type from the browser.
import { expect, test } from 'bun:test';
import { FILM_MAX_BYTES, PDF_MAX_BYTES } from '#db/limits.ts';
import { RefusedFile } from './image-refusal.ts';
import { readyFile, type UploadKinds } from './upload-kinds.ts';

const fileOf = (name: string, type: string, size = 10) =>
  Object.defineProperty(new File(['x'.repeat(10)], name, { type }), 'size', { value: size });
const film = fileOf('a.mp4', 'video/mp4');
const pdf = fileOf('a.pdf', 'application/pdf');
const text = fileOf('a.txt', 'text/plain');

async function refusalOf(file: File, kinds: UploadKinds): Promise<string | null> {
  try {
    expect(await readyFile(file, kinds)).toBe(file);
    return null;
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return error.refusal.description;
  }
}

for (const [file, kinds, refusal] of [
  [film, 'films', null],
  [film, 'all', null],
  [film, 'images', 'Please select an image file (jpg, png, gif, etc.)'],
  [film, 'pdfs', 'Please select a PDF'],
  [pdf, 'pdfs', null],
  [pdf, 'all', null],
  [pdf, 'films', 'Please select a film (MP4 or WebM)'],
  [text, 'all', 'Please select a picture, a film (MP4 or WebM) or a PDF'],
  [fileOf('a.mp4', 'video/mp4', FILM_MAX_BYTES), 'films', null],
  [
    fileOf('a.mp4', 'video/mp4', FILM_MAX_BYTES + 1),
    'films',
    'Please select a film smaller than 100 MB',
  ],
  [
    fileOf('a.pdf', 'application/pdf', PDF_MAX_BYTES + 1),
    'all',
    'Please select a PDF smaller than 20 MB',
  ],
] as const)
  test(`${file.type} of ${file.size} bytes in a zone for ${kinds}: ${refusal ?? 'taken'}`, async () => {
    expect(await refusalOf(file, kinds)).toBe(refusal);
  });
