// A link as a block: a button, a video of another host, a card. Nothing is loaded from its address.
import { Node } from '@tiptap/core';
import { isAllowedLink } from '#db/contract/content-html.ts';

const LINK_LOOKS = ['button', 'video', 'card'] as const;

const HOSTS: [RegExp, string][] = [
  [/(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/i, 'YouTube'],
  [/(^|\.)vimeo\.com$/i, 'Vimeo'],
  [/(^|\.)(wistia\.com|wistia\.net)$/i, 'Wistia'],
  [/(^|\.)dailymotion\.com$/i, 'Dailymotion'],
  [/(^|\.)loom\.com$/i, 'Loom'],
];

/** The video host of an address, such as `YouTube`; null for other addresses. */
export function videoHost(address: string): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return HOSTS.find(([pattern]) => pattern.test(hostname))?.[1] ?? null;
}

/** The page of a video whose player has this address; other addresses unchanged. */
export function videoPage(address: string): string {
  return address
    .replace(
      /^https?:\/\/(www\.)?youtube(-nocookie)?\.com\/embed\/([\w-]+).*/i,
      'https://www.youtube.com/watch?v=$3',
    )
    .replace(/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*/i, 'https://vimeo.com/$1');
}

/** `<p class="link-button"><a href="…">text</a></p>`. */
export const LinkCard = Node.create({
  name: 'linkCard',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  // Backspace and Delete at its edges would make its text part of a paragraph, without the link
  isolating: true,

  addAttributes: () => ({
    look: { default: 'button', rendered: false },
    href: { default: '/', rendered: false },
  }),

  parseHTML() {
    return [
      {
        tag: 'p',
        priority: 60,
        contentElement: 'a',
        getAttrs: (element) => {
          const look = LINK_LOOKS.find((each) => element.classList.contains(`link-${each}`));
          const link = element.firstElementChild;
          const href = link?.localName === 'a' ? link.getAttribute('href') : null;
          if (!look || !href || element.childNodes.length > 1 || !isAllowedLink(href)) return false;
          return { look, href };
        },
      },
    ];
  },

  renderHTML: ({ node }) => [
    'p',
    { class: `link-${node.attrs.look}` },
    ['a', { href: node.attrs.href }, 0],
  ],

  addKeyboardShortcuts() {
    return {
      Backspace: ({ editor }) => {
        const { parent } = editor.state.selection.$from;
        return parent.type === this.type && parent.content.size === 0
          ? editor.commands.setParagraph()
          : false;
      },
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        return editor
          .chain()
          .insertContentAt($from.after(), { type: 'paragraph' })
          .focus($from.after() + 1)
          .run();
      },
    };
  },
});
