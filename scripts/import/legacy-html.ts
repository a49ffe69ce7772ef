// The text of a post of another system as it is stored here: its pictures are files of this site, its links lead to the posts here.
import { type ChildNode, type Document, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { oldPathOf } from '#server/http/old-path.ts';
import { elementsOf, htmlOf, replaceBy } from './dom.ts';
import { normaliseFigures } from './legacy-figures.ts';
import type { LegacyText } from './legacy-post.ts';
import { addParagraphs } from './paragraphs.ts';

/** What the text of a post needs to know. */
export interface LegacySurroundings {
  /** The address of the old site; null when it is not known. */
  address: string | null;
  /** The address here of the post that had this path (`oldPathOf`); undefined for any other. */
  hrefOf(path: string): string | undefined;
  /** The new address of a picture; null when it cannot be had. */
  pictureOf(address: string): Promise<string | null>;
}

/**
 * Rewrites the HTML; it still has to be sanitised. A picture that cannot be had is left out, with its figure. Returns a note on
 * each embed, which became a link.
 */
export async function rewriteHtml(html: string, around: LegacySurroundings): Promise<LegacyText> {
  const root = parseDocument(html);
  const notes = normaliseFigures(root);
  for (const element of elementsOf(root, '*')) dropForeignClasses(element);
  for (const link of elementsOf(root, 'a')) rewriteLink(link, around);
  await rewritePictures(root, around);
  for (const paragraph of elementsOf(root, 'p')) if (isEmpty(paragraph)) replaceBy(paragraph, []);
  return { html: addParagraphs(htmlOf(root), 'blocks'), notes };
}

/** Some classes of other systems have a meaning here, such as `size-large`. */
function dropForeignClasses({ attribs }: Element): void {
  const own = (attribs.class ?? '').split(/\s+/).filter((name) => /^(language|figure)-/.test(name));
  if (own.length > 0) attribs.class = own.join(' ');
  else delete attribs.class;
}

function rewriteLink(link: Element, { address, hrefOf }: LegacySurroundings): void {
  const { href = '' } = link.attribs;
  const target = absolute(href, address ?? UNKNOWN);
  if (target === null || !isSameHost(target, new URL(address ?? UNKNOWN))) return;
  const path = oldPathOf(target.pathname);
  const present = path === null ? undefined : hrefOf(path);
  if (present !== undefined) link.attribs.href = present + target.hash;
}

async function rewritePictures(root: Document, around: LegacySurroundings): Promise<void> {
  const pictures = elementsOf(root, 'img');
  const found = await Promise.all(
    pictures.map(({ attribs: { src = '' } }) => (src.trim() === '' ? null : around.pictureOf(src))),
  );
  for (const [at, picture] of pictures.entries()) {
    const address = found[at] ?? null;
    if (address === null) leaveOut(picture);
    else {
      const { srcset, sizes, ...attributes } = picture.attribs;
      picture.attribs = { ...attributes, src: address };
    }
  }
}

/** Takes the picture out, and what is around nothing but it. */
function leaveOut(picture: Element): void {
  let gone = picture;
  for (let parent = picture.parent; parent; parent = parent.parent) {
    if (!isTag(parent as ChildNode) || elementsOf(parent, 'img').length > 1) break;
    const holder = parent as Element;
    if (!['a', 'figure'].includes(holder.name) && holder.attribs.class !== 'figure-gallery') break;
    gone = holder;
  }
  replaceBy(gone, []);
}

/** Whether nothing of a paragraph is seen: its picture was left out, or it kept lines apart. */
function isEmpty(paragraph: Element): boolean {
  const shows = ['img', 'video'].some((name) => elementsOf(paragraph, name).length > 0);
  return !shows && DomUtils.textContent(paragraph).trim() === '';
}

/** Stands for a site whose address is not known, so that its own links can be told from others. */
const UNKNOWN = 'http://old.invalid';

/** `href` as seen from `base`; null when it is no http(s) address. */
export function absolute(href: string, base: string): URL | null {
  const url = URL.parse(href.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Hosts are compared without `www.`: old texts name either. */
function isSameHost(one: URL, other: URL): boolean {
  return one.host.replace(/^www\./, '') === other.host.replace(/^www\./, '');
}
