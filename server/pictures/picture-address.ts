// Parses the address of a picture variant, and rejects everything else.
import { hasVariants, type PictureFormat } from '#ui/kit/picture-variants.ts';

export interface VariantRequest {
  /** The picture itself, e.g. `/images/hero.jpg`; it need not exist. */
  src: string;
  /** Null means the current version. */
  version: string | null;
  width: number | 'og';
  format: PictureFormat;
}

const SHORT =
  /^\/p\/([0-9a-z]{5}|[a-z0-9]{26}\.(?:jpg|png|webp|avif))\.([0-9a-f]{8})-(og|[1-9]\d{0,3})\.(avif|webp|jpg|png)$/;
/** The form of earlier releases, and of a picture that is not described yet. */
const LONG =
  /^\/pictures\/(-|[0-9a-f]{12})\/(og|[1-9]\d{0,3})(\/[\w./-]{1,300})\.(avif|webp|jpg|png)$/;

/**
 * The variant named by an address of `variantAddress`; null for anything else, including `..` and `//`. `srcOf` returns the
 * address of the picture with an id.
 */
export function parseVariantAddress(
  path: string,
  srcOf: (id: string) => string | undefined,
): VariantRequest | null {
  const [, id, ...short] = SHORT.exec(path) ?? [];
  if (id !== undefined) return requestOf(srcOf(id), ...short);
  const [, version, width, src, format] = LONG.exec(path) ?? [];
  if (src !== undefined && /\/\/|\/\./.test(src)) return null;
  return requestOf(src, version, width, format);
}

function requestOf(
  src: string | undefined,
  version?: string,
  width?: string,
  format?: string,
): VariantRequest | null {
  if (src === undefined || !hasVariants(src)) return null;
  return {
    src,
    version: version === '-' ? null : (version as string),
    width: width === 'og' ? 'og' : Number(width),
    format: format as PictureFormat,
  };
}
