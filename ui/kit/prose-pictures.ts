// Gives the local pictures inside stored HTML what Picture gives to all others: formats, widths, size and placeholder.
import { escapeAttribute } from '#db/contract/text/escape-html.ts';
import { placeholderColours } from './picture-placeholder.ts';
import { hasVariants, type PictureFacts, plainVariant, variantSet } from './picture-variants.ts';
import { type KnownPictures, shownAddress } from './pictures.tsx';

/** The column of prose is never wider. */
const SIZES = '(min-width: 48rem) 45rem, 100vw';
const HEIGHT = /\sheight="\d+"/i;
const POSTER = /(<video\b[^>]*\sposter=")(\/[^"]*)/gi;
const SRC = /\ssrc="[^"]*"/i;
const PICTURES = /<picture(?=[\s>])[\s\S]*?<\/picture>|<img(?=[\s/>])([^>]*)>/gi;

/**
 * Wraps each `<img>` of a local picture into a `<picture>` with AVIF, else one WebP, and has it fetched when it comes near.
 * An upload without an `alt` of its own takes the one of the media library. Attributes that an author has set (`alt`, `srcset`,
 * `width`, `loading`, `style`) stay, and so does every `<picture>`. Takes sanitised HTML, in which attribute values stand
 * in double quotes and hold no `<` or `>`.
 */
export function withPictures(
  html: string,
  { find, noted }: Pick<KnownPictures, 'find' | 'noted'>,
): string {
  const text = html.replace(
    POSTER,
    (_, before: string, src: string) => `${before}${shownAddress({ find }, src)}`,
  );
  return text.replace(PICTURES, (whole, given: string | undefined) => {
    if (given === undefined) return whole;
    const attributes = (given.endsWith('/') ? given.slice(0, -1) : given).trimEnd();
    const src = attributeOf(attributes, 'src');
    if (src === undefined) return whole;
    const alt = has(attributes, 'alt') ? undefined : noted?.(src)?.alt;
    const words = alt === undefined ? '' : ` alt="${escapeAttribute(alt)}"`;
    if (!hasVariants(src) || has(attributes, 'srcset'))
      return words === '' ? whole : `<img${attributes}${words}>`;
    const facts = find(src);
    const added = words + addedTo(attributes, facts);
    if (facts?.animated) return `<img${attributes}${added}>`;
    const source = `<source srcset="${variantSet(src, facts)}" sizes="${SIZES}" type="image/avif">`;
    const image = sizedFor(facts, attributes).replace(SRC, ` src="${plainVariant(src, facts)}"`);
    return `<picture>${source}<img${image}${added}></picture>`;
  });
}

/** An author's height is that of the whole picture: with the width beside it, it follows the frame. */
function sizedFor(facts: PictureFacts | undefined, attributes: string): string {
  const width = Number(attributeOf(attributes, 'width'));
  if (!facts?.framed || !(width > 0)) return attributes;
  const height = Math.round((width * facts.height) / facts.width);
  return attributes.replace(HEIGHT, ` height="${height}"`);
}

function addedTo(attributes: string, facts: PictureFacts | undefined): string {
  const sized = has(attributes, 'width') || has(attributes, 'height');
  const colours = placeholderColours(facts?.placeholder);
  return [
    has(attributes, 'loading') ? '' : ' loading="lazy"',
    ' decoding="async"',
    facts && !sized ? ` width="${facts.width}" height="${facts.height}"` : '',
    colours && !has(attributes, 'style') ? ` style="background:linear-gradient(${colours})"` : '',
  ].join('');
}

function has(attributes: string, name: string): boolean {
  return new RegExp(`\\s${name}(?=[\\s=]|$)`, 'i').test(attributes);
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
}
