// An image within a line of text, as in older content.
import { Node } from '@tiptap/core';
import { isAllowedMedia } from '#db/contract/content-html.ts';
import { type FigureAttributes, imageAttributes } from './figure.ts';

/** An inline `<img>`. New images are figures. */
export const InlineImage = Node.create({
  name: 'inlineImage',
  group: 'inline',
  inline: true,
  draggable: true,

  addAttributes() {
    const attribute = { default: null };
    return {
      src: { default: '' },
      alt: attribute,
      title: attribute,
      width: attribute,
      height: attribute,
    };
  },

  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (image) => isAllowedMedia(image.getAttribute('src') ?? '') && null,
      },
    ];
  },

  renderHTML({ node }) {
    return ['img', imageAttributes(node.attrs as FigureAttributes)];
  },
});
