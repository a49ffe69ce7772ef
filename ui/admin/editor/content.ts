// Conversion between stored HTML and the editor's document. Unedited blocks keep their exact bytes.
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import { splitBlocks } from './blocks/split-blocks.ts';
import { hasSameContent } from './has-same-content.ts';
import { HTML_BLOCK } from './nodes/html-block.ts';
import { normaliseLegacyHtml } from './paste/normalise-legacy-html.ts';

export interface Content {
  /**
   * Parses `html`. A block that the schema cannot represent without loss becomes an `htmlBlock` with its source; the other
   * blocks remember their source.
   */
  read(html: string): Node;
  /**
   * The HTML of a document: the remembered source of each unedited block; '' for an empty document. Empty paragraphs that
   * only give the caret a place are left out.
   */
  write(doc: Node): string;
  /** Serialises one block, ignoring its remembered source. */
  writeBlock(block: Node): string;
}

/**
 * Reads and writes content of `schema`. `inert` is a document that runs nothing and loads nothing
 * (`document.implementation.createHTMLDocument()`).
 */
export function contentOf(schema: Schema, inert: Document): Content {
  const parser = DOMParser.fromSchema(schema);
  const serializer = DOMSerializer.fromSchema(schema);
  // nodes are immutable: an edited block is a new node without a source
  const sources = new WeakMap<Node, string>();

  const elementOf = (html: string) => {
    const element = inert.createElement('div');
    element.innerHTML = html;
    return element;
  };

  function writeBlock(block: Node): string {
    const holder = inert.createElement('div');
    holder.append(serializer.serializeNode(block, { document: inert }));
    simplify(holder);
    return holder.innerHTML;
  }

  function readBlock(source: string): Node[] {
    const expected = elementOf(source);
    normaliseLegacyHtml(expected);
    const nodes = parser.parse(expected).content.content.filter((node) => !isUneven(node));
    const actual = elementOf(nodes.map(writeBlock).join(''));
    if (hasSameContent(expected, actual) && expected.childElementCount > 0) return [...nodes];
    return [schema.nodes.htmlBlock?.create({ source: source.trim() }) as Node];
  }

  return {
    writeBlock,
    read(html) {
      const blocks: Node[] = [];
      let leadingSpace = '';
      for (const source of splitBlocks(html)) {
        if (source.trim() === '') {
          leadingSpace += source;
          continue;
        }
        const nodes = readBlock(source);
        const [only] = nodes;
        if (only && nodes.length === 1) sources.set(only, leadingSpace + source);
        leadingSpace = '';
        blocks.push(...nodes);
      }
      return schema.topNodeType.createAndFill(null, blocks) as Node;
    },
    write(doc) {
      const lastWritten = doc.children.findLastIndex(
        (block) => sources.has(block) || !isEmpty(block),
      );
      return doc.children
        .filter((block, index) => {
          if (sources.has(block) || !isEmpty(block)) return true;
          return index < lastWritten && !isMedia(doc.children[index - 1]);
        })
        .map((block) => {
          const source = sources.get(block) ?? writeBlock(block);
          sources.set(block, source);
          return source;
        })
        .join('');
    },
  };
}

/** An empty paragraph at the end or after a picture is a place for the caret. It is not written unless it was read. */
function isEmpty(block: Node): boolean {
  return block.type.name === 'paragraph' && block.content.size === 0;
}

function isMedia(block: Node | undefined): boolean {
  return /^(figure|figureGroup|video)$/.test(block?.type.name ?? '');
}

/** Whether a block is or has a table with rows of different lengths, which the editor would repair and so change. */
function isUneven(node: Node): boolean {
  const isItself = node.type.name === 'table' && TableMap.get(node).problems !== null;
  return isItself || node.children.some(isUneven);
}

/** Rewrites serialised DOM in the form that a person would write: no empty captions, no needless paragraphs. */
function simplify(holder: HTMLElement): void {
  for (const line of holder.querySelectorAll('figcaption > div'))
    if (isBlank(line)) line.parentElement?.remove();
    else line.replaceWith(...line.childNodes);
  for (const paragraph of holder.querySelectorAll('li > p, td > p, th > p'))
    if (isOnlyText(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
  for (const group of holder.querySelectorAll('.figure-row:empty, .figure-gallery:empty'))
    group.remove();
  for (const table of holder.querySelectorAll('table')) moveHeaderRows(table);
  breakLines(holder);
  for (const block of holder.querySelectorAll(`[${HTML_BLOCK}]`))
    block.outerHTML = block.getAttribute(HTML_BLOCK) ?? '';
}

/** Whether a browser shows nothing of a line: it is empty or has only spaces. */
function isBlank(line: Element): boolean {
  return !/[^ \t\n\r\f]/.test(line.textContent ?? '') && line.querySelector('img, br') === null;
}

/** `NodeFilter.SHOW_TEXT`, which is defined in browsers only. */
const SHOW_TEXT = 4;

/** Replaces line breaks in text that was code by `<br>`, because pages show line breaks only in code. */
function breakLines(holder: HTMLElement): void {
  const walker = holder.ownerDocument.createTreeWalker(holder, SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.includes('\n') || text.parentElement?.closest('pre')) continue;
    const [first = '', ...others] = text.data.split('\n');
    text.replaceWith(
      first,
      ...others.flatMap((line) => [holder.ownerDocument.createElement('br'), line]),
    );
  }
}

/** Whether a paragraph is all the text of its item or cell; only lists may follow it. */
function isOnlyText(paragraph: Element): boolean {
  const siblings = [...(paragraph.parentElement?.children ?? [])];
  return (
    paragraph.attributes.length === 0 &&
    siblings[0] === paragraph &&
    siblings
      .slice(1)
      .every((it) => paragraph.parentElement?.localName === 'li' && /^[uo]l$/.test(it.localName))
  );
}

function moveHeaderRows(table: Element): void {
  const rows = [...table.querySelectorAll(':scope > tbody > tr')];
  const count = rows.findIndex((row) => [...row.children].some((cell) => cell.localName !== 'th'));
  const headerRows = rows.slice(0, count < 0 ? rows.length : count);
  if (headerRows.length === 0 || headerRows.length === rows.length) return;
  const head = table.ownerDocument.createElement('thead');
  head.append(...headerRows);
  table.querySelector(':scope > tbody')?.before(head);
}
