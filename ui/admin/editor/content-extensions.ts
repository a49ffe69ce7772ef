// Everything that content can hold, as one list: the schema of the editor and of its tests.
import type { Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink, LINK_SCHEMES } from '#db/contract/content-html.ts';
import { EDITOR_HISTORY_DELAY_MS, EDITOR_HISTORY_MAX } from '#db/limits.ts';
import { BlockLooks } from './nodes/block-style.ts';
import { Figure } from './nodes/figure.ts';
import { HtmlBlock } from './nodes/html-block.ts';
import { InlineImage } from './nodes/inline-image.ts';
import { Subscript, Superscript } from './nodes/script-marks.ts';
import { TextLook } from './nodes/text-style.ts';
import { Video } from './nodes/video.ts';

const starterKit = StarterKit.configure({
  // it would add a paragraph to content that nobody touched
  trailingNode: false,
  // below, so that it may stand in links and bold text
  code: false,
  undoRedo: { newGroupDelay: EDITOR_HISTORY_DELAY_MS, depth: EDITOR_HISTORY_MAX },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    protocols: LINK_SCHEMES.filter((scheme) => !scheme.startsWith('http')),
    isAllowedUri: isAllowedLink,
    HTMLAttributes: { target: null, rel: null },
  },
  dropcursor: { class: 'editor-drop-cursor', color: false, width: 2 },
});

/** A table without measured columns: how wide they are is the page's matter. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** The schema. `nodes` replaces some of them with the same nodes as they look in the editor. */
export function contentExtensions(
  nodes = { figure: Figure, video: Video, htmlBlock: HtmlBlock },
): Extensions {
  return [
    starterKit,
    Code.extend({ excludes: '' }),
    PlainTable,
    TableRow,
    TableCell,
    ScopedHeader,
    nodes.figure,
    InlineImage,
    nodes.video,
    nodes.htmlBlock,
    TextLook,
    Subscript,
    Superscript,
    BlockLooks,
  ];
}
