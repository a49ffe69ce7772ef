// An image of its own line, with its caption as text that can be written in place.
import { Node } from '@tiptap/core';
import { isAllowedMedia } from '#db/contract/content-html.ts';

/** Shares of the column an image may take; null is its natural width, at most the column. */
export const FIGURE_WIDTHS = ['25%', '50%', '75%', '100%'] as const;

export interface FigureAttributes {
  src: string;
  /** null: nobody has said yet; empty: decorative. */
  alt: string | null;
  title: string | null;
  /** Pixels of the file, which keep its place while it loads. */
  width: string | null;
  height: string | null;
  share: (typeof FIGURE_WIDTHS)[number] | null;
}

const SHARE = /^\s*width:\s*(25|50|75|100)%;?\s*$/;

/** `<figure><img><figcaption>…</figcaption></figure>`; an empty caption is not written. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,

  addAttributes() {
    return {
      src: { default: '', rendered: false },
      alt: { default: null, rendered: false },
      title: { default: null, rendered: false },
      width: { default: null, rendered: false },
      height: { default: null, rendered: false },
      share: { default: null, rendered: false },
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
          const share = SHARE.exec(read('style') ?? '')?.[1];
          return {
            src,
            alt: read('alt'),
            title: read('title'),
            width: read('width'),
            height: read('height'),
            share: share ? `${share}%` : null,
          };
        },
      },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const { share, ...image } = node.attrs as FigureAttributes;
    return [
      'figure',
      HTMLAttributes,
      ['img', { ...imageAttributes(image), style: share && `width: ${share}` }],
      ['figcaption', 0],
    ];
  },

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if (!empty || $from.parent.type !== this.type) return false;
        return editor
          .chain()
          .insertContentAt($from.after(), { type: 'paragraph' })
          .focus($from.after() + 1)
          .run();
      },
    };
  },
});

/** What an `<img>` is written with, in the order of the content that is there already. */
export function imageAttributes({
  src,
  alt,
  title,
  width,
  height,
}: Omit<FigureAttributes, 'share'>): Record<string, string | null> {
  return { src, alt, title, width, height };
}
