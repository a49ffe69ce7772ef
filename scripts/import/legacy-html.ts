// Converts the HTML of a post of another system: pictures become files of this site, and links lead to the posts here.
import { type ChildNode, type Document, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { CONTENT_TAGS, isAllowedAnchor } from '#db/contract/content-html.ts';
import { oldPathOf } from '#server/http/old-path.ts';
import { elementsOf, htmlOf, replaceBy } from './dom.ts';
import { normaliseFigures } from './legacy-figures.ts';
import type { LegacyText } from './legacy-post.ts';
import { addParagraphs, BLOCKS } from './paragraphs.ts';

/** How addresses in the text of a post are rewritten. */
interface AddressRewriting {
  /** The address of the old site; null when unknown. */
  address: string | null;
  /** The address here of the post with this old path (`oldPathOf`); undefined for other paths. */
  hrefOf(path: string): string | undefined;
  /** The new address of a picture; null when it cannot be imported. */
  pictureOf(address: string): Promise<string | null>;
}

/**
 * Rewrites the HTML, which must still be sanitised. A picture that cannot be imported is removed with its figure. Returns a
 * note on each embed that became a link.
 */
export async function rewriteHtml(html: string, rewriting: AddressRewriting): Promise<LegacyText> {
  const root = parseDocument(html);
  const notes = normaliseFigures(root);
  for (const element of elementsOf(root, '*')) {
    dropForeignClasses(element);
    // a save replaces a foreign element by its text, which would join the words of two blocks
    if (isForeignBlock(element.name)) element.name = 'div';
  }
  for (const link of elementsOf(root, 'a')) rewriteLink(link, rewriting);
  unlinkLostTargets(root);
  await rewritePictures(root, rewriting);
  for (const paragraph of elementsOf(root, 'p')) if (isEmpty(paragraph)) replaceBy(paragraph, []);
  return { html: addParagraphs(htmlOf(root), 'blocks'), notes };
}

function isForeignBlock(name: string): boolean {
  const isText = !['script', 'style'].includes(name);
  return isText && BLOCKS.has(name) && !CONTENT_TAGS.includes(name);
}

/** Keeps only the editor's classes: others, such as `size-large`, may accidentally have a meaning here. */
function dropForeignClasses({ attribs }: Element): void {
  const own = (attribs.class ?? '').split(/\s+/).filter((name) => /^(language|figure)-/.test(name));
  if (own.length > 0) attribs.class = own.join(' ');
  else delete attribs.class;
}

function rewriteLink(link: Element, { address, hrefOf }: AddressRewriting): void {
  const { href = '' } = link.attribs;
  const target = absolute(href, address ?? UNKNOWN);
  if (target === null || !isSameHost(target, new URL(address ?? UNKNOWN))) return;
  const path = oldPathOf(target.pathname);
  const present = path === null ? undefined : hrefOf(path);
  if (present !== undefined) link.attribs.href = present + target.hash;
}

/** Only headings keep their ids here: a link to another part of the text, such as a footnote, becomes its text. */
function unlinkLostTargets(root: Document): void {
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].flatMap((name) => elementsOf(root, name));
  const anchors = headings.map(({ attribs }) => attribs.id ?? '').filter(isAllowedAnchor);
  const kept = new Set(['#top', ...anchors.map((id) => `#${id}`)]);
  for (const link of elementsOf(root, 'a')) {
    const { href = '' } = link.attribs;
    if (href.startsWith('#') && !kept.has(href)) replaceBy(link, link.children);
  }
}

async function rewritePictures(root: Document, rewriting: AddressRewriting): Promise<void> {
  const pictures = elementsOf(root, 'img');
  const found = await Promise.all(
    pictures.map(({ attribs: { src = '' } }) =>
      src.trim() === '' ? null : rewriting.pictureOf(src),
    ),
  );
  for (const [at, picture] of pictures.entries()) {
    const address = found[at] ?? null;
    if (address === null) removePicture(picture);
    else {
      const { srcset, sizes, ...attributes } = picture.attribs;
      picture.attribs = { ...attributes, src: address };
    }
  }
}

/** Removes the picture, with the link, figure and gallery around it if otherwise empty. */
function removePicture(picture: Element): void {
  let outermost = picture;
  for (let parent = picture.parent; parent; parent = parent.parent) {
    if (!isTag(parent as ChildNode) || elementsOf(parent, 'img').length > 1) break;
    const holder = parent as Element;
    if (!['a', 'figure'].includes(holder.name) && holder.attribs.class !== 'figure-gallery') break;
    outermost = holder;
  }
  replaceBy(outermost, []);
}

/** Whether a paragraph is empty: its picture was removed, or it was a spacer. */
function isEmpty(paragraph: Element): boolean {
  const shows = ['img', 'video'].some((name) => elementsOf(paragraph, name).length > 0);
  return !shows && DomUtils.textContent(paragraph).trim() === '';
}

/** The base of relative links when the address of the old site is unknown. */
const UNKNOWN = 'http://old.invalid';

/** The URL of `href` resolved against `base`; null when it is not http(s). */
export function absolute(href: string, base: string): URL | null {
  const url = URL.parse(href.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Compares hosts without `www.`, because old texts use both. */
function isSameHost(one: URL, other: URL): boolean {
  return one.host.replace(/^www\./, '') === other.host.replace(/^www\./, '');
}
