// The placeholder where an item has no picture: a sheet with its corner turned.
import type { PictureRatio } from '#ui/kit/picture.tsx';

/** Decorative. `seed` picks one of three sheets: a text always gets the same one, neighbouring numbers get different ones. */
export function BlankCover({
  ratio = '16/10',
  seed = '',
}: {
  ratio?: PictureRatio;
  seed?: string | number;
}) {
  return (
    <span
      className="blank-cover"
      data-ratio={ratio}
      data-sheet={(typeof seed === 'number' ? seed : sumOf(seed)) % 3}
      aria-hidden="true"
    />
  );
}

function sumOf(text: string): number {
  let sum = 0;
  for (const char of text) sum += char.codePointAt(0) ?? 0;
  return sum;
}
