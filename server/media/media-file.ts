// The files other than pictures that may be uploaded, recognised by their bytes, never by name (docs/contract.md, Uploads).
import { FILM_MAX_BYTES, PDF_MAX_BYTES } from '#db/limits.ts';
import { FileReader } from './file-reader.ts';
import { emptyNote, type FilmFacts, isMp4, readMp4 } from './mp4.ts';
import { checkPdf, isPdf } from './pdf.ts';
import { isEbml, readWebm } from './webm.ts';

export const FILE_FORMATS = {
  mp4: { type: 'video/mp4', extension: 'mp4', maxBytes: FILM_MAX_BYTES },
  webm: { type: 'video/webm', extension: 'webm', maxBytes: FILM_MAX_BYTES },
  pdf: { type: 'application/pdf', extension: 'pdf', maxBytes: PDF_MAX_BYTES },
} as const;

export type FileFormat = keyof typeof FILE_FORMATS;

/** The number of bytes that `detectFileFormat` needs. */
export const HEAD_BYTES = 64;

const NO_FILM: FilmFacts = { width: 0, height: 0, duration: null };

/** The format declared by the first bytes of a file; null for any other. */
export function detectFileFormat(head: Buffer): FileFormat | null {
  if (head.length < 12) return null;
  if (isMp4(head)) return 'mp4';
  if (isEbml(head)) return 'webm';
  return isPdf(head) ? 'pdf' : null;
}

/**
 * Checks the complete file at `path`, and erases the metadata in which a phone stores where a film was taken.
 * Throws `DamagedFileError` when the file does not have the format that its first bytes declare.
 */
export async function cleanMediaFile(path: string, format: FileFormat): Promise<FilmFacts> {
  await using file = await FileReader.open(path, 'r+');
  if (format === 'webm') return await readWebm(file);
  if (format === 'mp4') {
    const { notes, ...facts } = await readMp4(file);
    for (const note of notes) await emptyNote(file, note);
    return facts;
  }
  await checkPdf(file);
  return NO_FILM;
}

/** The facts of the site's film at `path`. Throws `DamagedFileError`. */
export async function readFilm(path: string): Promise<FilmFacts> {
  await using file = await FileReader.open(path);
  if (path.endsWith('.webm')) return await readWebm(file);
  const { notes: _, ...facts } = await readMp4(file);
  return facts;
}
