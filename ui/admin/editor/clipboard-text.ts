// The plain text that a copy puts on the clipboard, for mails, chats and fields without formatting.
import type { Fragment, Node, Slice } from '@tiptap/pm/model';
import { textOfHtml } from './source/text-of-html.ts';

/** The text of a selection: table rows as lines with tabs, list items with a bullet or number, an empty line between blocks. */
export function clipboardText(slice: Slice, inert: Document): string {
  let { content, openStart, openEnd } = slice;
  // a selection within one item or cell is copied without its list or table
  while (openStart > 0 && openEnd > 0 && content.childCount === 1 && !content.child(0).isText) {
    content = content.child(0).content;
    openStart--;
    openEnd--;
  }
  return textOf(content, inert);
}

function textOf({ content }: Fragment, inert: Document): string {
  let text = '';
  let before: Node | null = null;
  for (const node of content) {
    if (before) text += separator(before, node);
    text += textOfNode(node, inert);
    before = node;
  }
  return text;
}

function separator(before: Node, { isInline, type }: Node): string {
  if (isInline) return '';
  if (/^table(Cell|Header)$/.test(type.name)) return '\t';
  const isLine = /^(tableRow|listItem)$/.test(type.name);
  const isListBelow = before.type.name === 'paragraph' && /List$/.test(type.name);
  return isLine || isListBelow ? '\n' : '\n\n';
}

function textOfNode(node: Node, inert: Document): string {
  const { type, attrs, content } = node;
  if (node.isText) return node.text ?? '';
  if (type.name === 'hardBreak') return '\n';
  if (type.name === 'htmlBlock') return textOfHtml(attrs.source, inert);
  if (/^table(Cell|Header)$/.test(type.name)) return textOf(content, inert).replace(/\s+/g, ' ');
  if (!/List$/.test(type.name)) return textOf(content, inert);
  return node.children
    .map((item, index) => {
      const sign = type.name === 'orderedList' ? `${(attrs.start ?? 1) + index}. ` : '- ';
      const lines = textOf(item.content, inert).split('\n');
      return sign + lines.join(`\n${' '.repeat(sign.length)}`);
    })
    .join('\n');
}
