// Stands where a picture is missing: a sheet with its corner turned, never a grey box.
import type { PictureRatio } from '#ui/kit/picture.tsx';

/** Decoration. `seed` picks one of three sheets, the same one each time. */
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
