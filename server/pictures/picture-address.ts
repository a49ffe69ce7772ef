// Parses the address of a picture variant; anything that is not exactly one is refused.
import { hasVariants, type PictureFormat } from '#ui/kit/picture-variants.ts';

export interface VariantRequest {
  /** The picture itself, e.g. `/images/hero.jpg`; it need not exist. */
  src: string;
  /** Null means the current version. */
  version: string | null;
  width: number | 'og';
  format: PictureFormat;
}

const ADDRESS =
  /^\/pictures\/(-|[0-9a-f]{12})\/(og|[1-9]\d{0,3})(\/[\w./-]{1,300})\.(avif|webp|jpg|png)$/;

/** The variant that an address of `variantAddress` names; null for anything else, `..` and `//` included. */
export function parseVariantAddress(path: string): VariantRequest | null {
  const [, version, width, src, format] = ADDRESS.exec(path) ?? [];
  if (src === undefined || !hasVariants(src) || /\/\/|\/\./.test(src)) return null;
  return {
    src,
    version: version === '-' ? null : (version as string),
    width: width === 'og' ? 'og' : Number(width),
    format: format as PictureFormat,
  };
}
