// Converts pictures, galleries and embeds of other systems to the HTML of this site's editor.
import { type ChildNode, type Document, type Element, isTag, isText, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elementsOf, isWithin, newElement, replaceBy, setChildren } from './dom.ts';

/** The size in the address of a smaller copy of a picture: a suffix in WordPress, a folder in Ghost. */
const SIZE = /-(?:\d+x\d+|scaled)(?=\.\w+$)|\/size\/w\d+(?:h\d+)?(?=\/)/;
/** The controls of Ghost's players, whose texts would be read as part of the post. */
const CONTROLS = ['kg-video-overlay', 'kg-video-player-container', 'kg-audio-player'];
const LONE_ADDRESS = /^https?:\/\/[^\s<>]+$/i;

/** Converts figures, galleries, embeds and lone addresses to the HTML of this site. Returns a note on each embed. */
export function normaliseFigures(root: Document): string[] {
  // with lazy loading, `noscript` repeats a picture that is also in the text
  for (const copy of elementsOf(root, 'noscript')) replaceBy(copy, []);
  // `picture` offers other files of the same picture; this site makes its own variants
  for (const choice of elementsOf(root, 'picture')) replaceBy(choice, elementsOf(choice, 'img'));
  for (const part of elementsOf(root, 'div'))
    if (part.attribs.class?.split(' ').some((name) => CONTROLS.includes(name))) replaceBy(part, []);
  // a save would keep the text of its title
  for (const drawing of elementsOf(root, 'svg')) replaceBy(drawing, []);
  // its page had controls of its own, or it played by itself
  for (const film of elementsOf(root, 'video')) film.attribs.controls ??= '';
  const notes = linkEmbeds(root);
  for (const link of elementsOf(root, 'a')) unwrapPicture(link);
  for (const card of elementsOf(root, 'figure')) linkBookmark(card);
  for (const name of ['figure', 'ul', 'div'])
    for (const group of elementsOf(root, name)) normaliseGroup(group);
  for (const paragraph of elementsOf(root, 'p')) {
    linkLoneAddress(paragraph);
    if (isLonePicture(paragraph)) replaceBy(paragraph, elementsOf(paragraph, 'img').map(toFigure));
  }
  for (const box of elementsOf(root, 'div')) linkLoneAddress(box);
  return notes;
}

/**
 * Replaces each iframe and each sound by a link to its address, or removes it when the address is not http(s). Returns a note on
 * each link, and on each film, which is not fetched.
 */
function linkEmbeds(root: Document): string[] {
  const notes: string[] = [];
  for (const frame of [...elementsOf(root, 'iframe'), ...elementsOf(root, 'audio')]) {
    const address = sourceOf(frame).replace(/^\/\//, 'https://');
    const isAddress = LONE_ADDRESS.test(address);
    if (isAddress) notes.push(`An embed became a link: ${address}`);
    replaceBy(frame, isAddress ? [newElement('a', { href: address }, [new Text(address)])] : []);
  }
  for (const film of elementsOf(root, 'video'))
    notes.push(`A film stays at its old address: ${sourceOf(film)}`);
  return notes;
}

/** The address of a frame, sound or film: its own, or that of its first source. */
function sourceOf(element: Element): string {
  return element.attribs.src ?? elementsOf(element, 'source')[0]?.attribs.src ?? '';
}

/** Removes the link around a picture when it leads to the same picture, or to an attachment page. */
function unwrapPicture(link: Element): void {
  const [picture] = elementsOf(link, 'img');
  if (!picture) return;
  const isOfAttachment = /\battachment\b/.test(link.attribs.rel ?? '');
  if (isOfAttachment || fileOf(link.attribs.href) === fileOf(picture.attribs.src))
    replaceBy(link, link.children);
}

/** The address of a picture without size and protocol. */
function fileOf(address = ''): string {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/^https?:/, '').replace(SIZE, '');
}

/** Replaces a bookmark card of Ghost, which has pictures of the linked site, by a plain link. */
function linkBookmark(card: Element): void {
  if (!/\bkg-bookmark-card\b/.test(card.attribs.class ?? '')) return;
  const [link] = elementsOf(card, 'a');
  const title = elementsOf(card, 'div').find(({ attribs }) => /-title\b/.test(attribs.class ?? ''));
  const href = link?.attribs.href ?? '';
  const label = new Text((title && DomUtils.textContent(title)) || href);
  replaceBy(card, [newElement('p', {}, [newElement('a', { href }, [label])])]);
}

/** Converts a group with one picture to a figure and one with several to a gallery. Other figures are unwrapped. */
function normaliseGroup(group: Element): void {
  const isGallery = /\bgallery\b/.test((group.attribs.class ?? '').replaceAll(/[-_]/g, ' '));
  if ((group.name !== 'figure' && !isGallery) || isWithin(group, 'figure')) return;
  if (group.attribs.class === 'figure-gallery') return;
  const pictures = elementsOf(group, 'img');
  const caption = group.children.find((child) => isTag(child) && child.name === 'figcaption');
  if (pictures.length > 1) {
    const figures = pictures.map(toFigure);
    const gallery = newElement('div', { class: 'figure-gallery' }, figures);
    replaceBy(group, caption ? [gallery, asParagraph(caption as Element)] : [gallery]);
  } else if (pictures[0] && group.name === 'figure') {
    const figure = toFigure(pictures[0]);
    setChildren(group, figure.children);
  } else if (elementsOf(group, 'video').length === 0 && group.name === 'figure') {
    for (const each of elementsOf(group, 'figcaption')) each.name = 'p';
    replaceBy(group, group.children);
  }
}

/** A figure with the picture, the link around it and its caption. */
function toFigure(picture: Element): Element {
  const shown =
    picture.parent && isTag(picture.parent as ChildNode) ? linkAround(picture) : picture;
  const holder = figureOf(picture);
  const caption = holder && elementsOf(holder, 'figcaption')[0];
  return newElement('figure', {}, caption ? [shown, caption] : [shown]);
}

function linkAround(picture: Element): Element {
  const parent = picture.parent as Element;
  return parent.name === 'a' ? newElement('a', parent.attribs, [picture]) : picture;
}

/** The nearest figure around a picture, unless it contains several pictures. */
function figureOf(picture: Element): Element | null {
  let parent = picture.parent;
  while (parent && !('name' in parent && parent.name === 'figure')) parent = parent.parent;
  return parent && elementsOf(parent, 'img').length === 1 ? (parent as Element) : null;
}

function asParagraph(caption: Element): Element {
  return newElement('p', {}, caption.children);
}

function isLonePicture(paragraph: Element): boolean {
  const shown = paragraph.children.filter((child) => !(isText(child) && child.data.trim() === ''));
  const [only] = shown;
  return shown.length === 1 && only !== undefined && isTag(only) && only.name === 'img';
}

/** Converts a block whose only text is an address, which WordPress shows as an embed, to a link. */
function linkLoneAddress(block: Element): void {
  if (!block.children.every(isText)) return;
  const address = DomUtils.textContent(block).trim();
  if (!LONE_ADDRESS.test(address)) return;
  block.name = 'p';
  setChildren(block, [newElement('a', { href: address }, [new Text(address)])]);
}
