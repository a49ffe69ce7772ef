// The variants of a picture, from its facts; an address can request only these.
import {
  fallbackFormat,
  PICTURE_WIDTHS,
  type PictureFacts,
  type PictureFormat,
  plainWidth,
  shortVersion,
  variantAddress,
  variantWidths,
} from '#ui/kit/picture-variants.ts';
import type { VariantRequest } from './picture-address.ts';
import type { Variant } from './picture-maker.ts';

/** The size of social images (docs/contract.md, Metadata). */
const SOCIAL_WIDTH = 1200;
const SOCIAL_HEIGHT = 630;

/** A variant and the name of its file. */
export interface VariantFile {
  name: string;
  variant: Variant;
}

/** An image for social networks: its root-relative address and its pixels. */
export interface SocialImage {
  src: string;
  width: number;
  height: number;
}

/** The variants that pages use (`variantSet`, `plainVariant`) and the social image. Others are made on request. */
export function variantsToMakeAhead(facts: PictureFacts): VariantFile[] {
  if (facts.animated) return [];
  const named = variantWidths(facts.width).map((width) => fileOf(facts, width, 'avif'));
  return [...named, fileOf(facts, plainWidth(facts.width), 'webp'), socialFile(facts)];
}

/** All variants of a picture, grouped by format, best first; the social image is last. */
export function allVariants(facts: PictureFacts): VariantFile[] {
  if (facts.animated) return [];
  const formats: PictureFormat[] = ['avif', 'webp', fallbackFormat(facts)];
  const sized = formats.flatMap((format) =>
    variantWidths(facts.width).map((width) => fileOf(facts, width, format)),
  );
  return [...sized, socialFile(facts)];
}

/**
 * The requested variant; null when the picture has no such variant. An address without the picture's version may name any
 * usual width and either fallback, because it was written before the picture was described.
 */
export function resolveVariant(facts: PictureFacts, requested: VariantRequest): VariantFile | null {
  const exact = isCurrent(facts, requested);
  const isFallback = requested.format === 'jpg' || requested.format === 'png';
  if (requested.width === 'og') return requested.format === 'jpg' ? socialFile(facts) : null;
  const widths = variantWidths(facts.width);
  const wanted = requested.width;
  if (!exact && ![...PICTURE_WIDTHS, ...widths].includes(wanted)) return null;
  const width = exact
    ? widths.find((each) => each === wanted)
    : (widths.find((each) => each >= wanted) ?? widths.at(-1));
  const format = isFallback && !exact ? fallbackFormat(facts) : requested.format;
  if (width === undefined || (isFallback && format !== fallbackFormat(facts))) return null;
  return fileOf(facts, width, format);
}

/** Whether an address has the version of the picture's current content. */
export function isCurrent({ version }: PictureFacts, requested: VariantRequest): boolean {
  return requested.version === version || requested.version === shortVersion(version);
}

/** The variants that may be sent instead of `file`, best first: near widths, wider before narrower, in supported formats. */
export function substitutes(facts: PictureFacts, file: VariantFile): VariantFile[] {
  const { width: wanted, height, format } = file.variant;
  if (height !== undefined) return [];
  const order: PictureFormat[] = ['avif', 'webp', fallbackFormat(facts)];
  const formats = order.slice(order.indexOf(format));
  const widths = variantWidths(facts.width);
  const near = [
    ...widths.filter((width) => width >= wanted),
    ...widths.filter((width) => width < wanted).reverse(),
  ];
  return near.flatMap((width) => formats.map((each) => fileOf(facts, width, each)));
}

/** The social image of the picture at `src`: 1200 x 630, or smaller in the same proportions. */
export function socialImage(src: string, facts: PictureFacts): SocialImage {
  return { src: variantAddress(src, facts, 'og', 'jpg'), ...socialSize(facts) };
}

/** The social image of a picture that is not described yet. */
export function nominalSocialImage(src: string): SocialImage {
  const [width, height] = [SOCIAL_WIDTH, SOCIAL_HEIGHT];
  return { src: variantAddress(src, undefined, 'og', 'jpg'), width, height };
}

/** The address of the widest variant, in the fallback format. */
export function widestVariant(src: string, facts: PictureFacts | undefined): string {
  if (!facts) return variantAddress(src, facts, Math.max(...PICTURE_WIDTHS), 'jpg');
  const width = Math.max(...variantWidths(facts.width));
  return variantAddress(src, facts, width, fallbackFormat(facts));
}

function fileOf({ version }: PictureFacts, width: number, format: PictureFormat): VariantFile {
  return { name: `${version}-${width}.${format}`, variant: { width, format } };
}

function socialFile(facts: PictureFacts): VariantFile {
  return {
    name: `${facts.version}-og.jpg`,
    variant: { ...socialSize(facts), format: 'jpg' },
  };
}

function socialSize({ width, height }: PictureFacts) {
  const scale = Math.min(1, width / SOCIAL_WIDTH, height / SOCIAL_HEIGHT);
  return {
    width: Math.max(1, Math.round(SOCIAL_WIDTH * scale)),
    height: Math.max(1, Math.round(SOCIAL_HEIGHT * scale)),
  };
}
