// Pictures in forms as pages show them: of a cropped one its frame.
import { hasVariants, variantAddress } from '#ui/kit/picture-variants.ts';
import { useKnownPictures } from '#ui/kit/pictures.tsx';

/**
 * The address under which the browser gets what pages show of a picture of this site now, in about that `width`; any other
 * address as it is. Another `round` asks again, where the picture was cropped meanwhile.
 */
export function useShownPicture(src: string, width: 480 | 1080 = 480, round = 0): string {
  const known = useKnownPictures();
  if (known === null || !hasVariants(src)) return src;
  return `${variantAddress(src, undefined, width, 'webp')}?${round}`;
}
