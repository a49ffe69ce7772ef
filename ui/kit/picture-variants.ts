// Which files are made of a local picture, and their addresses: Picture asks for them, the server makes them.

/** Widths in pixels; a picture's own width ends its list, and nothing is ever scaled up. */
export const PICTURE_WIDTHS = [320, 480, 768, 1080, 1440, 2000] as const;

/** The width for whoever chooses none: enough for a column of text. */
const PLAIN_WIDTH = 1080;

/** A width this close below the next larger one is not worth a file of its own. */
const CLOSE = 0.9;

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** What a page needs to know of a local picture. Pixels. */
export interface PictureFacts {
  /** Names the picture in the addresses of its variants, whatever its content. */
  id: string;
  width: number;
  height: number;
  /** Names the content: other bytes, another version. */
  version: string;
  /** The colours of its upper and lower half, `#rrggbb,#rrggbb`. */
  placeholder?: string;
  /** Parts of it are see-through: its fallback is a PNG. */
  alpha?: true;
  /** It moves, so it is served as it is. */
  animated?: true;
  /** Only a part of the file is shown: the file itself must not be. */
  framed?: true;
}

const LOCAL = /^\/(?:images|uploads|attached-assets)\/[\w./-]+\.(?:jpe?g|png|webp|avif)$/i;

/** Whether variants may be made of the picture at `src`: one of ours, no GIF, no SVG, no query. */
export function hasVariants(src: string): boolean {
  return LOCAL.test(src);
}

/** The widths that are made of a picture `natural` pixels wide, narrowest first. */
export function variantWidths(natural: number): number[] {
  const widest = Math.min(natural, Math.max(...PICTURE_WIDTHS));
  return [...PICTURE_WIDTHS.filter((width) => width < widest * CLOSE), widest];
}

/** The width of the one file for readers whose browser chooses none, of a picture `natural` pixels wide. */
export function plainWidth(natural: number): number {
  const widths = variantWidths(natural);
  return widths.findLast((each) => each <= PLAIN_WIDTH) ?? Math.min(...widths);
}

/** What of a picture's version stands in an address. */
export function shortVersion(version: string): string {
  return version.slice(0, 8);
}

/** The format for what knows neither AVIF nor WebP, such as a mail program. */
export function fallbackFormat(facts: PictureFacts): PictureFormat {
  return facts.alpha ? 'png' : 'jpg';
}

/**
 * The address of one variant, for good: other content, another address. Without facts it asks for whatever the picture is
 * now; such an answer is kept for an hour only. `og` is the picture cut to 1200 x 630 for social networks, `*` leaves the width open.
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

/** The same said once, for the script that shows lazy pictures: the address with `*` for the width, then the widths. */
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

/** One middle-sized variant, for a reader whose browser knows no better format or runs no script. */
export function plainVariant(src: string, facts: PictureFacts | undefined): string {
  return variantAddress(src, facts, plainWidth(naturalWidth(facts)), 'webp');
}

/** The same variant as a `srcset`: beside sources that say their widths, valid HTML wants one that says its own. */
export function plainVariantSet(src: string, facts: PictureFacts | undefined): string {
  return `${plainVariant(src, facts)} ${plainWidth(naturalWidth(facts))}w`;
}

function naturalWidth(facts: PictureFacts | undefined): number {
  return facts?.width ?? Math.max(...PICTURE_WIDTHS);
}
