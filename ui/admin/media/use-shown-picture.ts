// Pictures in forms as pages show them: a cropped picture by its frame.
import { hasVariants, variantAddress } from '#ui/kit/picture-variants.ts';
import { useKnownPictures } from '#ui/kit/pictures.tsx';

/**
 * The address of a picture of this site as pages show it now, in about that `width`; any other address unchanged. Another
 * `round` makes the browser fetch it again, after the picture was cropped.
 */
export function useShownPicture(src: string, width: 480 | 1080 = 480, round = 0): string {
  const known = useKnownPictures();
  if (known === null || !hasVariants(src)) return src;
  return `${variantAddress(src, undefined, width, 'webp')}?${round}`;
}
