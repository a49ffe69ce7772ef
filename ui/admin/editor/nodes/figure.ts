// A block image with a caption that is edited in place.
import { Node } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { isAllowedMedia } from '#db/contract/content-html.ts';

/** Widths of an image in percent of the column. */
export const FIGURE_WIDTHS = ['25%', '50%', '75%', '100%'] as const;

export interface FigureAttributes {
  src: string;
  /** null: missing; empty: decorative. */
  alt: string | null;
  title: string | null;
  /** Pixels of the file, which reserve its space while it loads. */
  width: string | null;
  height: string | null;
  /** null: natural width, at most that of the column. */
  columnWidth: (typeof FIGURE_WIDTHS)[number] | null;
}

const PERCENT_WIDTH = /^\s*width:\s*(25|50|75|100)%;?\s*$/;

/** The caption of an image. It is a block of its own, so that no command that changes a block replaces the image. */
export const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  // the figure writes the `figcaption` around it
  renderHTML: () => ['div', 0],

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        const after = $from.after(-1);
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .focus(after + 1)
          .run();
      },
    };
  },
});

/** `<figure><img><figcaption>…</figcaption></figure>`. An empty caption is left out of the HTML. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figureCaption',
  isolating: true,
  draggable: true,

  addAttributes() {
    return {
      // without a default, ProseMirror wraps no text into a picture of its own
      src: { isRequired: true, rendered: false },
      alt: { default: null, rendered: false },
      title: { default: null, rendered: false },
      width: { default: null, rendered: false },
      height: { default: null, rendered: false },
      columnWidth: { default: null, rendered: false },
    };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        contentElement: (figure) =>
          figure.querySelector<HTMLElement>('figcaption') ??
          figure.ownerDocument.createElement('figcaption'),
        getAttrs: (figure) => {
          const images = figure.querySelectorAll('img');
          const [image] = images;
          if (!image || images.length > 1) return false;
          const read = (name: string) => image.getAttribute(name);
          const src = read('src');
          if (!src || !isAllowedMedia(src)) return false;
          const percent = PERCENT_WIDTH.exec(read('style') ?? '')?.[1];
          return {
            src,
            alt: read('alt'),
            title: read('title'),
            width: read('width'),
            height: read('height'),
            columnWidth: percent ? `${percent}%` : null,
          };
        },
      },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const { columnWidth, ...image } = node.attrs as FigureAttributes;
    return [
      'figure',
      HTMLAttributes,
      ['img', { ...imageAttributes(image), style: columnWidth && `width: ${columnWidth}` }],
      ['figcaption', 0],
    ];
  },

  addKeyboardShortcuts() {
    return {
      // moves the focus into the fields of the selected image
      Tab: ({ editor }) => {
        const { selection } = editor.state;
        if (!(selection instanceof NodeSelection) || selection.node.type !== this.type)
          return false;
        const figure = editor.view.nodeDOM(selection.from);
        const field = figure instanceof HTMLElement ? figure.querySelector('input') : null;
        field?.focus();
        return field !== null;
      },
    };
  },
});

/** The attributes of an `<img>`, in the order of existing content. */
export function imageAttributes({
  src,
  alt,
  title,
  width,
  height,
}: Omit<FigureAttributes, 'columnWidth'>): Record<string, string | null> {
  return { src, alt, title, width, height };
}
