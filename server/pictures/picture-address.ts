// Reads the address of a picture's variant; whatever does not look exactly like one is refused here.
import { hasVariants, type PictureFormat } from '#ui/kit/picture-variants.ts';

export interface VariantAsked {
  /** The picture itself, e.g. `/images/hero.jpg`. Nothing says yet that it exists. */
  src: string;
  /** Null asks for whatever the picture is now. */
  version: string | null;
  width: number | 'og';
  format: PictureFormat;
}

const ADDRESS =
  /^\/pictures\/(-|[0-9a-f]{12})\/(og|[1-9]\d{0,3})(\/[\w./-]{1,300})\.(avif|webp|jpg|png)$/;

/** What an address of `variantAddress` asks for; null for anything else, dots that climb and doubled slashes among it. */
export function parseVariantAddress(path: string): VariantAsked | null {
  const [, version, width, src, format] = ADDRESS.exec(path) ?? [];
  if (src === undefined || !hasVariants(src) || /\/\/|\/\./.test(src)) return null;
  return {
    src,
    version: version === '-' ? null : (version as string),
    width: width === 'og' ? 'og' : Number(width),
    format: format as PictureFormat,
  };
}
