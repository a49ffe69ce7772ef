// An uploaded picture, uncropped, at about the size it is shown.
import type { CSSProperties } from 'react';
import type { Media } from '#db/contract/media.ts';
import { hasVariants, plainVariant, variantSet } from '#ui/kit/picture-variants.ts';
import { useKnownPictures } from '#ui/kit/pictures.tsx';

interface MediaThumbProps {
  picture: Pick<Media, 'url' | 'width' | 'height'>;
  /** CSS `sizes`, matching the layout. */
  sizes: string;
  /** Empty where the text beside it says the same. */
  alt?: string;
  lazy?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** AVIF in the width of `sizes`, or one WebP. Animated pictures are shown as they are. */
export function MediaThumb({ picture, sizes, alt = '', lazy = true, ...rest }: MediaThumbProps) {
  const { url, width, height } = picture;
  const known = useKnownPictures();
  const facts = known?.find(url);
  const image = {
    ...{ src: url, alt, width, height, ...rest },
    loading: lazy ? ('lazy' as const) : undefined,
    decoding: 'async' as const,
    draggable: false,
  };
  // biome-ignore lint/a11y/useAltText: it is in `image`
  if (!known || !hasVariants(url) || facts?.animated) return <img {...image} />;
  return (
    <picture>
      <source srcSet={variantSet(url, facts)} sizes={sizes} type="image/avif" />
      {/* biome-ignore lint/a11y/useAltText: it is in `image` */}
      <img {...image} src={plainVariant(url, facts)} />
    </picture>
  );
}
