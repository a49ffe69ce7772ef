// The media library's notes on pictures (alt text, focal point, film size and poster), loaded for the pictures of an item.
import { isUploadName, kindOfMedia, nameOfMedia } from '#db/contract/media/media-name.ts';
import { pointInFrame } from '#db/contract/media/picture-frame.ts';
import { listPictureNotes, type PictureNoteRow } from '#db/queries/media/picture-notes.ts';
import type { RenderInfo } from '#server/cache/render-info.ts';
import type { AppContext, Env } from '#server/context.ts';
import type { PictureNote } from '#ui/kit/pictures.tsx';

/** The address of an upload or of a picture of the site within a text. */
const ADDRESSES = /(?<=^|["'\s])\/(?:uploads|images|attached-assets)\/[\w./-]+/g;

/**
 * The result of `loading`, after the notes of its pictures are loaded too. `textsOf` returns all addresses and HTML that the
 * page may show. A page without pictures of the library costs no query.
 */
export async function withPictureNotes<T>(
  c: AppContext,
  loading: Promise<T>,
  textsOf: (value: T) => readonly (string | null | undefined)[],
): Promise<T> {
  const value = await loading;
  const names = new Set<string>();
  for (const text of textsOf(value))
    for (const [address] of text?.matchAll(ADDRESSES) ?? []) {
      const name = nameIn(address);
      if (name) names.add(name);
    }
  if (names.size > 0)
    for (const stored of await listPictureNotes(c.get('db'), [...names])) {
      const note = noteOf(stored);
      if (note.alt !== undefined || note.focal || note.size)
        c.get('pictureNotes').set(stored.name, note);
    }
  return value;
}

/** A look-up for the render: the note of a picture by its address. Each picture looked up becomes a tag of the page. */
export function pictureNoteFinder({
  pictureNotes,
  renderInfo,
}: Pick<Env['Variables'], 'pictureNotes' | 'renderInfo'>) {
  return (src: string): PictureNote | undefined => {
    const name = noteMedia(renderInfo, src);
    return name === undefined ? undefined : pictureNotes.get(name);
  };
}

/** Notes that the response shows the library file at this address; returns its name, or undefined for other addresses. */
export function noteMedia({ tags }: Pick<RenderInfo, 'tags'>, address: string): string | undefined {
  const name = nameIn(address);
  if (name !== undefined) tags.add(`upload:${name}`);
  return name;
}

/** The name of a picture, or of an uploaded film, in an address; undefined for anything else. */
function nameIn(address: string): string | undefined {
  const name = nameOfMedia(address);
  if (name === undefined) return undefined;
  const kind = kindOfMedia(name);
  return kind === 'picture' || (kind === 'film' && isUploadName(name)) ? name : undefined;
}

/** The note of a row. Without an alt text from staff, a picture of the site keeps the alt text in the code. */
function noteOf(row: PictureNoteRow): PictureNote {
  const { name, alt: stored, decorative, focalX, focalY, frame, width, height, site } = row;
  if (kindOfMedia(name) === 'film')
    return { size: { width, height }, ...(row.poster !== null && { poster: row.poster }) };
  const written = stored === site?.alt ? '' : stored.trim();
  const alt = decorative ? '' : written || undefined;
  const { x, y } = pointInFrame({ x: focalX, y: focalY }, frame, row);
  const isCentred = x === 0.5 && y === 0.5;
  return {
    ...(alt !== undefined && { alt }),
    ...(!isCentred && { focal: { x: percent(x), y: percent(y) } }),
  };
}

function percent(fraction: number): number {
  return Math.round(fraction * 1000) / 10;
}
