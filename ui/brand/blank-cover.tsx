// The placeholder where an item has no picture: a sheet with its corner turned.
import type { PictureRatio } from '#ui/kit/picture.tsx';

/** Decoration. `seed` picks one of three sheets, always the same one. */
export function BlankCover({
  ratio = '16/10',
  seed = '',
}: {
  ratio?: PictureRatio;
  seed?: string;
}) {
  let sum = 0;
  for (const char of seed) sum += char.codePointAt(0) ?? 0;
  return (
    <span className="blank-cover" data-ratio={ratio} data-sheet={sum % 3} aria-hidden="true" />
  );
}
