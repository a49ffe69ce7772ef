// Gives the local pictures inside stored HTML what Picture gives to all others: formats, widths, size and placeholder.
import { hasVariants, type PictureFacts, variantSets } from './picture-variants.ts';

/** The column of prose is never wider. */
const SIZES = '(min-width: 48rem) 45rem, 100vw';
const PICTURES = /<picture(?=[\s>])[\s\S]*?<\/picture>|<img(?=[\s/>])([^>]*?)\s*\/?>/gi;

/**
 * Wraps each `<img>` of a local picture into a `<picture>` with AVIF and WebP and has it fetched when it comes near.
 * What an author has set (`srcset`, `width`, `loading`, `style`) stays, and so does every `<picture>`. Takes sanitised
 * HTML, in which attribute values stand in double quotes and hold no `<` or `>`.
 */
export function withPictures(
  html: string,
  find: (src: string) => PictureFacts | undefined,
): string {
  return html.replace(PICTURES, (whole, attributes: string | undefined) => {
    if (attributes === undefined) return whole;
    const src = attributeOf(attributes, 'src');
    if (src === undefined || !hasVariants(src) || has(attributes, 'srcset')) return whole;
    const facts = find(src);
    const added = addedTo(attributes, facts);
    if (facts?.animated) return `<img${attributes}${added}>`;
    const sets = variantSets(src, facts);
    const source = (format: 'avif' | 'webp') =>
      `<source srcset="${sets[format]}" sizes="${SIZES}" type="image/${format}">`;
    const image = `<img${attributes}${added} srcset="${sets.fallback}" sizes="${SIZES}">`;
    return `<picture>${source('avif')}${source('webp')}${image}</picture>`;
  });
}

function addedTo(attributes: string, facts: PictureFacts | undefined): string {
  const sized = has(attributes, 'width') || has(attributes, 'height');
  return [
    has(attributes, 'loading') ? '' : ' loading="lazy"',
    ' decoding="async"',
    facts && !sized ? ` width="${facts.width}" height="${facts.height}"` : '',
    facts?.placeholder && !has(attributes, 'style')
      ? ` style="background:url('${facts.placeholder}') center / cover"`
      : '',
  ].join('');
}

function has(attributes: string, name: string): boolean {
  return new RegExp(`\\s${name}(?=[\\s=]|$)`, 'i').test(attributes);
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
}
