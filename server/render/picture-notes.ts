// The library's alt texts and focal points, read for the uploads that a page is about to show.
import { listPictureNotes, type StoredNote } from '#db/queries/picture-notes.ts';
import { UPLOAD_ADDRESS } from '#server/admin/uploads.ts';
import type { AppContext } from '#server/context.ts';
import type { PictureNote } from '#ui/kit/pictures.tsx';

/** An uploaded picture, wherever its address stands in a text. */
const ADDRESSES = /\/uploads\/([a-z0-9]{26}\.(?:jpg|png|webp|avif|gif))/g;

/**
 * What `loading` brings, when the library has been asked for the uploads in it. `textsOf` names every address and every
 * HTML that the page may show. A page without uploads costs no query.
 */
export async function withNotes<T>(
  c: AppContext,
  loading: Promise<T>,
  textsOf: (value: T) => readonly (string | null | undefined)[],
): Promise<T> {
  const value = await loading;
  const names = new Set<string>();
  for (const text of textsOf(value))
    if (text?.includes('/uploads/'))
      for (const [, name] of text.matchAll(ADDRESSES)) if (name) names.add(name);
  if (names.size > 0)
    for (const stored of await listPictureNotes(c.var.db, [...names]))
      c.var.showing.notes.set(stored.name, noteOf(stored));
  return value;
}

/** Looks a picture up while the page renders, and tells the page cache that this page shows it. */
export function notedIn({ notes, tags }: AppContext['var']['showing']) {
  return (src: string): PictureNote | undefined => {
    const name = src.startsWith('/uploads/') ? UPLOAD_ADDRESS.exec(src)?.[1] : undefined;
    if (name === undefined) return undefined;
    tags.add(`upload:${name}`);
    return notes.get(name);
  };
}

function noteOf({ alt, decorative, focalX, focalY }: StoredNote): PictureNote {
  const said = decorative ? '' : alt.trim() || undefined;
  const isCentred = focalX === 0.5 && focalY === 0.5;
  return {
    ...(said !== undefined && { alt: said }),
    ...(!isCentred && { focal: { x: percent(focalX), y: percent(focalY) } }),
  };
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
