// The media library's alt texts and focal points, loaded for the uploads that a page will show.
import { listPictureNotes, type PictureNoteRow } from '#db/queries/picture-notes.ts';
import { UPLOAD_ADDRESS } from '#server/admin/uploads.ts';
import type { AppContext, Env } from '#server/context.ts';
import type { PictureNote } from '#ui/kit/pictures.tsx';

/** The address of an upload anywhere in a text. */
const ADDRESSES = /\/uploads\/([a-z0-9]{26}\.(?:jpg|png|webp|avif|gif))/g;

/**
 * The result of `loading`, once the notes of its uploads are loaded too. `textsOf` returns every address and every HTML
 * that the page may show. A page without uploads costs no query.
 */
export async function withPictureNotes<T>(
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
      c.var.pictureNotes.set(stored.name, noteOf(stored));
  return value;
}

/** A look-up for the render: the note of a picture by its address. Each upload that is looked up becomes a tag of the page. */
export function pictureNoteFinder({
  pictureNotes,
  renderInfo,
}: Pick<Env['Variables'], 'pictureNotes' | 'renderInfo'>) {
  return (src: string): PictureNote | undefined => {
    const name = src.startsWith('/uploads/') ? UPLOAD_ADDRESS.exec(src)?.[1] : undefined;
    if (name === undefined) return undefined;
    renderInfo.tags.add(`upload:${name}`);
    return pictureNotes.get(name);
  };
}

function noteOf({ alt: stored, decorative, focalX, focalY }: PictureNoteRow): PictureNote {
  const alt = decorative ? '' : stored.trim() || undefined;
  const isCentred = focalX === 0.5 && focalY === 0.5;
  return {
    ...(alt !== undefined && { alt }),
    ...(!isCentred && { focal: { x: percent(focalX), y: percent(focalY) } }),
  };
}

function percent(fraction: number): number {
  return Math.round(fraction * 1000) / 10;
}
