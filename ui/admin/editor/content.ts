// Between stored HTML and the editor's document. What nobody edits comes back to the letter.
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import { HTML_BLOCK } from './nodes/html-block.ts';
import { modernise } from './paste/normalise-legacy-html.ts';
import { saysTheSame } from './same-content.ts';
import { splitBlocks } from './split-blocks.ts';

export interface Content {
  /**
   * The document that `html` says. A block that would lose something becomes an `htmlBlock` with its source; the other
   * blocks remember theirs.
   */
  read(html: string): Node;
  /** The HTML of a document: remembered sources for blocks that are as they were read, '' when there is nothing. */
  write(doc: Node): string;
  /** The HTML of one block, without what it remembers. */
  writeBlock(block: Node): string;
}

/**
 * Reads and writes content of `schema`. `inert` is a document that runs nothing and loads nothing
 * (`document.implementation.createHTMLDocument()`).
 */
export function contentOf(schema: Schema, inert: Document): Content {
  const parser = DOMParser.fromSchema(schema);
  const serializer = DOMSerializer.fromSchema(schema);
  // nodes never change: a block that was edited is another node, and has no source
  const sources = new WeakMap<Node, string>();

  const elementOf = (html: string) => {
    const element = inert.createElement('div');
    element.innerHTML = html;
    return element;
  };

  function writeBlock(block: Node): string {
    const holder = inert.createElement('div');
    holder.append(serializer.serializeNode(block, { document: inert }));
    tidy(holder);
    return holder.innerHTML;
  }

  function readBlock(source: string): Node[] {
    const wanted = elementOf(source);
    modernise(wanted);
    const nodes = parser.parse(wanted).content.content.filter((node) => !isUneven(node));
    const got = elementOf(nodes.map(writeBlock).join(''));
    if (saysTheSame(wanted, got) && wanted.childElementCount > 0) return [...nodes];
    return [schema.nodes.htmlBlock?.create({ source: source.trim() }) as Node];
  }

  return {
    writeBlock,
    read(html) {
      const blocks: Node[] = [];
      let before = '';
      for (const source of splitBlocks(html)) {
        if (source.trim() === '') {
          before += source;
          continue;
        }
        const nodes = readBlock(source);
        const [only] = nodes;
        if (only && nodes.length === 1) sources.set(only, before + source);
        before = '';
        blocks.push(...nodes);
      }
      return schema.topNodeType.createAndFill(null, blocks) as Node;
    },
    write(doc) {
      const only = doc.firstChild;
      if (doc.childCount === 1 && only?.type.name === 'paragraph' && only.content.size === 0)
        return sources.get(only) ?? '';
      return doc.children
        .map((block) => {
          const source = sources.get(block) ?? writeBlock(block);
          sources.set(block, source);
          return source;
        })
        .join('');
    },
  };
}

/** A table whose rows differ in length would be mended, and so changed, by opening it. */
function isUneven(node: Node): boolean {
  let uneven = node.type.name === 'table' && TableMap.get(node).problems !== null;
  node.descendants((child) => {
    if (child.type.name === 'table' && TableMap.get(child).problems !== null) uneven = true;
    return !uneven;
  });
  return uneven;
}

/** Makes of the document's DOM what a person would have written. */
function tidy(holder: HTMLElement): void {
  for (const caption of holder.querySelectorAll('figcaption'))
    if (caption.childNodes.length === 0) caption.remove();
  for (const paragraph of holder.querySelectorAll('li > p, td > p, th > p'))
    if (isOnlyText(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
  for (const table of holder.querySelectorAll('table')) headOf(table);
  for (const block of holder.querySelectorAll(`[${HTML_BLOCK}]`))
    block.outerHTML = block.getAttribute(HTML_BLOCK) ?? '';
}

/** The text of an item or a cell needs no paragraph when lists are all that follows it. */
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

function headOf(table: Element): void {
  const rows = [...table.querySelectorAll(':scope > tbody > tr')];
  const count = rows.findIndex((row) => [...row.children].some((cell) => cell.localName !== 'th'));
  const heads = rows.slice(0, count < 0 ? rows.length : count);
  if (heads.length === 0 || heads.length === rows.length) return;
  const head = table.ownerDocument.createElement('thead');
  head.append(...heads);
  table.prepend(head);
}
