// The variants of a local picture and their addresses: Picture requests them, the server makes them.

/** Widths in pixels; a picture's own width ends its list, and nothing is ever scaled up. */
export const PICTURE_WIDTHS = [320, 480, 768, 1080, 1440, 2000] as const;

/** The width for browsers that choose none: enough for a column of text. */
const PLAIN_WIDTH = 1080;

/** A width this close below the next larger one is not worth a file of its own. */
const CLOSE = 0.9;

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** The data of a local picture that a page needs. Sizes in pixels. */
export interface PictureFacts {
  /** Identifies the picture in the addresses of its variants; independent of its content. */
  id: string;
  width: number;
  height: number;
  /** Identifies the content: it changes with the bytes. */
  version: string;
  /** The colours of its upper and lower half, `#rrggbb,#rrggbb`. */
  placeholder?: string;
  /** The picture has transparency, so its fallback is a PNG. */
  alpha?: true;
  /** The picture is animated, so it is served as it is. */
  animated?: true;
  /** The picture is cropped: only its variants may be shown, never the whole file. */
  framed?: true;
}

const LOCAL = /^\/(?:images|uploads|attached-assets)\/[\w./-]+\.(?:jpe?g|png|webp|avif)$/i;

/** Whether the picture at `src` can have variants: a local picture, no GIF, no SVG, no query. */
export function hasVariants(src: string): boolean {
  return LOCAL.test(src);
}

/** The widths that are made of a picture `natural` pixels wide, narrowest first. */
export function variantWidths(natural: number): number[] {
  const widest = Math.min(natural, Math.max(...PICTURE_WIDTHS));
  return [...PICTURE_WIDTHS.filter((width) => width < widest * CLOSE), widest];
}

/** The width of the single file for browsers that choose none, of a picture `natural` pixels wide. */
export function plainWidth(natural: number): number {
  const widths = variantWidths(natural);
  return widths.findLast((each) => each <= PLAIN_WIDTH) ?? Math.min(...widths);
}

/** The part of a picture's version that addresses contain. */
export function shortVersion(version: string): string {
  return version.slice(0, 8);
}

/** The format for clients that support neither AVIF nor WebP, such as a mail program. */
export function fallbackFormat(facts: PictureFacts): PictureFormat {
  return facts.alpha ? 'png' : 'jpg';
}

/**
 * The permanent address of one variant: other content has another address. Without facts the address stands for the
 * current content, and the response is cached for an hour only. `og` is the picture cut to 1200 x 630 for social
 * networks, `*` leaves the width open.
 */
export function variantAddress(
  src: string,
  facts: Pick<PictureFacts, 'id' | 'version'> | undefined,
  width: number | 'og' | '*',
  format: PictureFormat,
): string {
  return facts
    ? `/p/${facts.id}.${shortVersion(facts.version)}-${width}.${format}`
    : `/pictures/-/${width}${src}.${format}`;
}

/**
 * The `srcset` of the best format; a browser that does not know it takes `plainVariant`. Without facts the addresses have
 * no version and the widths are nominal.
 */
export function variantSet(src: string, facts: PictureFacts | undefined): string {
  return widthsOf(facts)
    .map((width) => `${variantAddress(src, facts, width, 'avif')} ${width}w`)
    .join(', ');
}

/** `variantSet` in short form, for the script that shows lazy pictures: the address with `*` for the width, then the widths. */
export function variantPattern(src: string, facts: PictureFacts | undefined): string {
  return [variantAddress(src, facts, '*', 'avif'), ...widthsOf(facts)].join(' ');
}

/** The `srcset` that `variantPattern` stands for. */
export function setOfPattern(pattern: string): string {
  const [address = '', ...widths] = pattern.split(' ');
  return widths.map((width) => `${address.replace('*', width)} ${width}w`).join(', ');
}

function widthsOf(facts: PictureFacts | undefined): number[] {
  return variantWidths(naturalWidth(facts));
}

/** One middle-sized variant, for browsers that support no better format or run no script. */
export function plainVariant(src: string, facts: PictureFacts | undefined): string {
  return variantAddress(src, facts, plainWidth(naturalWidth(facts)), 'webp');
}

/** `plainVariant` as a `srcset`: valid HTML requires its width beside sources that have widths. */
export function plainVariantSet(src: string, facts: PictureFacts | undefined): string {
  return `${plainVariant(src, facts)} ${plainWidth(naturalWidth(facts))}w`;
}

function naturalWidth(facts: PictureFacts | undefined): number {
  return facts?.width ?? Math.max(...PICTURE_WIDTHS);
}
