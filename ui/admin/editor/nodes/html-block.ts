// HTML that the schema cannot represent, kept unchanged.
import { Node } from '@tiptap/core';

/** The attribute that holds the source on the clipboard. */
export const HTML_BLOCK = 'data-html-block';

/** A block that holds only `source`, which is never rendered as HTML. */
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
