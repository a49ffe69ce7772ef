// Pictures side by side, or as a gallery.
import { Node } from '@tiptap/core';

const FIGURE_LAYOUTS = ['row', 'gallery'] as const;
export type FigureLayout = (typeof FIGURE_LAYOUTS)[number];

/** `<div class="figure-row">` with figures. Without figures it is not written. */
export const FigureGroup = Node.create({
  name: 'figureGroup',
  group: 'block',
  content: 'figure*',
  isolating: true,
  draggable: true,

  addAttributes: () => ({ layout: { default: 'row', rendered: false } }),

  parseHTML() {
    return [
      {
        tag: 'div',
        getAttrs: (element) => {
          const layout = FIGURE_LAYOUTS.find((each) =>
            element.classList.contains(`figure-${each}`),
          );
          return layout ? { layout } : false;
        },
      },
    ];
  },

  renderHTML: ({ node }) => ['div', { class: `figure-${node.attrs.layout}` }, 0],
});
