// A box with a note, a tip or a warning beside the text.
import { mergeAttributes, Node } from '@tiptap/core';

const CALLOUTS = ['note', 'tip', 'warning'] as const;

/** `<div class="callout-note">` with paragraphs, headings and lists. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | heading | list)+',
  defining: true,

  addAttributes: () => ({ kind: { default: 'note', rendered: false } }),

  parseHTML() {
    return [
      {
        tag: 'div',
        getAttrs: (element) => {
          const kind = CALLOUTS.find((each) => element.classList.contains(`callout-${each}`));
          return kind ? { kind } : false;
        },
      },
    ];
  },

  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes({ class: `callout-${node.attrs.kind}` }, HTMLAttributes),
    0,
  ],
});
