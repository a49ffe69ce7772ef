// A film by its address. Files only: players of other hosts would be frames, which content may not hold.
import { Node } from '@tiptap/core';
import { isAllowedMedia } from '#db/contract/content-html.ts';

const KEPT = ['poster', 'width', 'height', 'muted', 'loop', 'playsinline'] as const;

/** Text for browsers without films (spec §8). */
const UNSUPPORTED = 'Your browser does not support the video tag.';

/** `<video src controls preload="metadata">`. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return {
      src: { default: '' },
      ...Object.fromEntries(KEPT.map((name) => [name, { default: null }])),
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
    return ['video', HTMLAttributes, UNSUPPORTED];
  },
});
