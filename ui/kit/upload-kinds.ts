// The kinds of files an upload zone accepts: their labels, and how a file is prepared or refused before it is sent.
import { FILM_MAX_BYTES, PDF_MAX_BYTES } from '#db/limits.ts';
import { type FileRefusal, RefusedFile } from './image-refusal.ts';
import { readyImage } from './ready-image.ts';

/** Pictures only, films only, PDFs only, or all three. */
export type UploadKinds = 'images' | 'films' | 'pdfs' | 'all';

interface KindWords {
  /** The `accept` attribute of the file input. */
  accept: string;
  choose: string;
  chooseMany: string;
  /** The accepted types and their size limits; `each` is ' each' for a zone that takes several files. */
  takes: (each: string) => string;
  /** The noun for one file. */
  one: string;
}

const IMAGES = 'image/*,.heic,.heif';
const FILMS = 'video/mp4,video/webm';
const PDFS = 'application/pdf';

export const UPLOAD_KINDS: Record<UploadKinds, KindWords> = {
  images: {
    accept: IMAGES,
    choose: 'Choose an image',
    chooseMany: 'Choose images',
    takes: (each) =>
      `JPG, PNG, GIF, WebP or AVIF, up to 5 MB${each}; larger photos are scaled down.`,
    one: 'image',
  },
  films: {
    accept: FILMS,
    choose: 'Choose a film',
    chooseMany: 'Choose films',
    takes: (each) => `MP4 or WebM, up to 100 MB${each}.`,
    one: 'film',
  },
  pdfs: {
    accept: PDFS,
    choose: 'Choose a PDF',
    chooseMany: 'Choose PDFs',
    takes: (each) => `PDF, up to 20 MB${each}.`,
    one: 'PDF',
  },
  all: {
    accept: [IMAGES, FILMS, PDFS].join(),
    choose: 'Choose a file',
    chooseMany: 'Choose files',
    takes: () =>
      'Pictures up to 5 MB (larger photos are scaled down), films (MP4, WebM) up to 100 MB, PDFs up to 20 MB.',
    one: 'file',
  },
};

/**
 * The file to send for `file`; a large picture is scaled down. Throws `RefusedFile` for a file the zone does not accept.
 * The browser derives the type from the file name; the server reads the bytes.
 */
export async function readyFile(file: File, kinds: UploadKinds): Promise<File> {
  const kind = kindOfFile(file);
  if (kinds === 'images' || (kinds === 'all' && kind === 'images')) return readyImage(file);
  if (kinds !== 'all' && kinds !== kind) throw new RefusedFile(wrongKind(kinds));
  if (kind === 'films') return withinLimit(file, FILM_MAX_BYTES, 'a film smaller than 100 MB');
  if (kind === 'pdfs') return withinLimit(file, PDF_MAX_BYTES, 'a PDF smaller than 20 MB');
  throw new RefusedFile(wrongKind(kinds));
}

/** The kind of a file by its MIME type, or by its name for HEIC; null for any other file. */
export function kindOfFile({ type, name }: Pick<File, 'type' | 'name'>): UploadKinds | null {
  if (/^video\//.test(type)) return 'films';
  if (type === 'application/pdf') return 'pdfs';
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name) ? 'images' : null;
}

function wrongKind(kinds: Exclude<UploadKinds, 'images'>): FileRefusal {
  const description = {
    films: 'Please select a film (MP4 or WebM)',
    pdfs: 'Please select a PDF',
    all: 'Please select a picture, a film (MP4 or WebM) or a PDF',
  }[kinds];
  return { title: 'Invalid file type', description };
}

function withinLimit(file: File, maxBytes: number, what: string): File {
  if (file.size <= maxBytes) return file;
  throw new RefusedFile({ title: 'File too large', description: `Please select ${what}` });
}
