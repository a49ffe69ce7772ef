// A picture of the library as pages show it, whole or cropped to its frame, at about the size it is shown.
import type { CSSProperties } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import { hasVariants, plainVariant, variantSet } from '#ui/kit/picture-variants.ts';
import { useKnownPictures } from '#ui/kit/pictures.tsx';
import { shownSize } from './picture-labels.ts';

interface MediaThumbProps {
  picture: Pick<Media, 'url' | 'width' | 'height'> & Partial<Pick<Media, 'frame'>>;
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
  const { url } = picture;
  const size = shownSize(picture);
  const known = useKnownPictures();
  const found = known?.find(url);
  const image = {
    src: url,
    alt,
    ...size,
    ...rest,
    loading: lazy ? ('lazy' as const) : undefined,
    decoding: 'async' as const,
    draggable: false,
  };
  // biome-ignore lint/a11y/useAltText: it is in `image`
  if (!known || !hasVariants(url) || found?.animated) return <img {...image} />;
  // the frame of the picture may have changed since the page was rendered
  const facts = picture.frame || found?.framed ? undefined : found;
  const now = `?${Object.values(picture.frame ?? {}).join('-')}`;
  const asShown = (addresses: string) =>
    facts ? addresses : addresses.replace(/(?<=\.(?:avif|webp))(?=\s|$)/g, now);
  return (
    <picture>
      <source srcSet={asShown(variantSet(url, facts))} sizes={sizes} type="image/avif" />
      {/* biome-ignore lint/a11y/useAltText: it is in `image` */}
      <img {...image} src={asShown(plainVariant(url, facts))} />
    </picture>
  );
}
