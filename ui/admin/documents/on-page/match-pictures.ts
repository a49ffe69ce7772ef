// Matches the pictures of a page to fields: by the file in `data-picture`, else by alt text or address, then by order.
import type { ShownField } from './shown-fields.ts';

/** The path of the field of each image, which are in the order of the page; null for an image of no field. */
export function matchPictures(
  images: readonly HTMLImageElement[],
  fields: readonly ShownField[],
): (string | null)[] {
  const turns = new Map<string, { turn: number; picture: Element | null }>();
  return images.map((image) => {
    const picture = image.closest('[data-picture]');
    const file = picture?.getAttribute('data-picture') ?? null;
    const named = fields.filter((field) => field.picture !== undefined && field.picture === file);
    const same = named.length > 0 ? named : fields.filter((field) => isLike(image, field));
    const paths = same.map(({ path }) => path);
    const name = paths.join(' ');
    const before = turns.get(name);
    // a picture may have a second image, for readers without script
    const isSecond = before !== undefined && picture !== null && before.picture === picture;
    const turn = before === undefined ? 0 : before.turn + (isSecond ? 0 : 1);
    turns.set(name, { turn, picture });
    return paths[turn % paths.length] ?? null;
  });
}

function isLike(image: HTMLImageElement, { picture, alt }: ShownField): boolean {
  if (picture === undefined) return false;
  if (alt !== undefined && image.alt === alt) return true;
  const path = picture.split('?')[0] ?? picture;
  return ['src', 'srcset'].some((name) => image.getAttribute(name)?.includes(path));
}
