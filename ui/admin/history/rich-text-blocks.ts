// HTML as a list of blocks with their words, for comparison.
import { INLINE } from '#ui/admin/editor/source/html-tags.ts';
import { type Word, wordsOf } from './compare-words.ts';

type BlockKind =
  | 'p'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'bullet'
  | 'number'
  | 'quote'
  | 'code'
  | 'row'
  | 'image'
  | 'video'
  | 'rule';

export interface Block {
  kind: BlockKind;
  /** The depth of a list item; 0 for other blocks. */
  depth: number;
  /** The text, or the caption of an image. */
  words: Word[];
  /** Of images and videos. */
  src: string;
  alt: string;
  /** Classes, styles and direction, which change the appearance only. */
  style: string;
}

const MARK: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's' };
const HIDDEN = new Set(['script', 'style', 'template', 'noscript']);
const HEADING = /^h[1-6]$/;

/** The blocks of a piece of HTML. `inert` is a document that runs and loads nothing. */
export function richTextBlocks(html: string, inert: Document): Block[] {
  const host = inert.createElement('div');
  host.innerHTML = html;
  const blocks: Block[] = [];
  readInto(blocks, host, { kind: 'p', depth: 0 });
  return blocks;
}

interface Place {
  kind: BlockKind;
  depth: number;
}

/** Adds the content of `parent`: each run of text as a block of the kind of `place`, and nested blocks as they are. */
function readInto(blocks: Block[], parent: Element, place: Place) {
  let words: Word[] = [];
  const flush = () => {
    if (words.some(({ text }) => text.trim() !== ''))
      blocks.push({ ...blank(place), words, style: styleOf(parent) });
    words = [];
  };
  const read = (node: Node, marks: readonly string[]) => {
    if (node.nodeType === 3) {
      words.push(...wordsOf(collapseSpace(node.nodeValue ?? '', place), marks));
      return;
    }
    if (node.nodeType !== 1) return;
    const element = node as Element;
    const tag = element.tagName.toLowerCase();
    if (HIDDEN.has(tag)) return;
    if (tag === 'br') words.push({ text: '\n', marks: [] });
    else if (INLINE.test(tag))
      for (const child of element.childNodes) read(child, [...marks, ...marksOf(element, tag)]);
    else {
      flush();
      readBlock(blocks, element, tag, place);
    }
  };
  for (const child of parent.childNodes) read(child, []);
  flush();
}

function readBlock(blocks: Block[], element: Element, tag: string, place: Place) {
  if (tag === 'img' || tag === 'video' || tag === 'iframe') {
    const [src, alt] = [element.getAttribute('src') ?? '', element.getAttribute('alt') ?? ''];
    const kind = tag === 'img' ? 'image' : 'video';
    blocks.push({ ...blank({ kind, depth: 0 }), src, alt, style: styleOf(element) });
  } else if (tag === 'hr') blocks.push(blank({ kind: 'rule', depth: 0 }));
  else if (tag === 'ul' || tag === 'ol')
    for (const item of element.children)
      readInto(blocks, item, {
        kind: tag === 'ul' ? 'bullet' : 'number',
        depth: place.kind === 'bullet' || place.kind === 'number' ? place.depth + 1 : 0,
      });
  else if (tag === 'tr') {
    const cells = [...element.children].map((cell) =>
      wordsOf(collapseSpace(cell.textContent, place)),
    );
    const words = cells.flatMap((cell, at) => (at === 0 ? cell : [...wordsOf(' | '), ...cell]));
    blocks.push({ ...blank({ kind: 'row', depth: 0 }), words });
  } else if (HEADING.test(tag)) readInto(blocks, element, { kind: tag as BlockKind, depth: 0 });
  else if (tag === 'blockquote') readInto(blocks, element, { kind: 'quote', depth: 0 });
  else if (tag === 'pre') readInto(blocks, element, { kind: 'code', depth: 0 });
  else readInto(blocks, element, place);
}

function blank({ kind, depth }: Place): Block {
  return { kind, depth, words: [], src: '', alt: '', style: '' };
}

/** Collapses white space as a page does; code keeps it. */
function collapseSpace(text: string, { kind }: Place): string {
  return kind === 'code' ? text : text.replace(/\s+/g, ' ');
}

function marksOf(element: Element, tag: string): string[] {
  if (tag === 'a') return [`a ${element.getAttribute('href') ?? ''}`];
  const style = styleOf(element);
  if (tag === 'span') return style ? [`span ${style}`] : [];
  return [MARK[tag] ?? tag];
}

function styleOf(element: Element): string {
  return ['class', 'style', 'dir']
    .map((name) => element.getAttribute(name))
    .filter(Boolean)
    .join(' ');
}
