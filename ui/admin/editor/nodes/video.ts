// A video file by its address. Players of other hosts need iframes, which content must not contain.
import { Node } from '@tiptap/core';
import { isAllowedMedia } from '#db/contract/content-html.ts';

const ATTRIBUTES = ['poster', 'width', 'height', 'muted', 'loop', 'playsinline'] as const;

/** The fallback for browsers without video (docs/contract.md, Fixed texts). */
const FALLBACK = 'Your browser does not support the video tag.';

/** `<video src controls preload="metadata">`. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return {
      src: { default: '' },
      ...Object.fromEntries(ATTRIBUTES.map((name) => [name, { default: null }])),
      controls: { default: '' },
      preload: { default: 'metadata' },
    };
  },

  parseHTML() {
    return [
      {
        tag: 'video[src]',
        getAttrs: (video) =>
          isAllowedMedia(video.getAttribute('src') ?? '') && {
            controls: video.getAttribute('controls'),
            preload: video.getAttribute('preload'),
          },
      },
    ];
  },

  renderHTML({ HTMLAttributes }) {
    return ['video', HTMLAttributes, FALLBACK];
  },
});
