// Which files are made of a local picture, and their addresses: Picture asks for them, the server makes them.

/** Widths in pixels; a picture's own width ends its list, and nothing is ever scaled up. */
export const PICTURE_WIDTHS = [320, 480, 768, 1080, 1440, 2000] as const;

/** Widths for browsers without AVIF: they are few, and every width is written into every page. */
const WEBP_WIDTHS: readonly number[] = [480, 1080, 2000];

/** Wide enough for a column of text. */
const PLAIN_WIDTH = 1080;

/** A width this close below the next larger one is not worth a file of its own. */
const CLOSE = 0.9;

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** What a page needs to know of a local picture. Pixels. */
export interface PictureFacts {
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

/** The widths that pages name in a format, narrowest first. */
export function widthsOf(format: 'avif' | 'webp', natural: number): number[] {
  const widths = variantWidths(natural);
  if (format === 'avif') return widths;
  return widths.filter((width) => width === widths.at(-1) || WEBP_WIDTHS.includes(width));
}

/** The format for browsers that know neither AVIF nor WebP. */
export function fallbackFormat(facts: PictureFacts): PictureFormat {
  return facts.alpha ? 'png' : 'jpg';
}

/**
 * The address of one variant. `version` null asks for whatever the picture is now; such an answer is kept for an hour
 * only. `og` is the picture cut to 1200 x 630 for social networks.
 */
export function variantAddress(
  src: string,
  version: string | null,
  width: number | 'og',
  format: PictureFormat,
): string {
  return `/pictures/${version ?? '-'}/${width}${src}.${format}`;
}

/**
 * The `srcset` of each format, best first; a browser that knows neither takes the picture itself. Without facts the
 * addresses have no version and the widths are nominal.
 */
export function variantSets(
  src: string,
  facts: PictureFacts | undefined,
): Record<'avif' | 'webp', string> {
  const natural = facts?.width ?? Math.max(...PICTURE_WIDTHS);
  const set = (format: 'avif' | 'webp') =>
    widthsOf(format, natural)
      .map((width) => `${variantAddress(src, facts?.version ?? null, width, format)} ${width}w`)
      .join(', ');
  return { avif: set('avif'), webp: set('webp') };
}

/** One middle-sized variant, for a reader whose browser chooses none: without script, in a feed, in a mail. */
export function plainVariant(src: string, facts: PictureFacts | undefined): string {
  const widths = facts ? variantWidths(facts.width) : PICTURE_WIDTHS;
  const width = widths.findLast((each) => each <= PLAIN_WIDTH) ?? Math.min(...widths);
  return variantAddress(src, facts?.version ?? null, width, 'webp');
}
