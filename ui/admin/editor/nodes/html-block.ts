// HTML that the editor cannot show: kept to the letter, in a card of its own.
import { Node } from '@tiptap/core';

/** The attribute that carries the source while the block travels through the clipboard. */
export const HTML_BLOCK = 'data-html-block';

/** Holds `source` and nothing else; nothing of it is ever shown as HTML. */
export const HtmlBlock = Node.create({
  name: 'htmlBlock',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return {
      source: {
        default: '',
        parseHTML: (element) => element.getAttribute(HTML_BLOCK) ?? '',
        renderHTML: ({ source }) => ({ [HTML_BLOCK]: source }),
      },
    };
  },

  parseHTML() {
    return [{ tag: `div[${HTML_BLOCK}]` }];
  },

  renderHTML({ HTMLAttributes }) {
    return ['div', HTMLAttributes];
  },
});
