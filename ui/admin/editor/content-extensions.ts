// The extensions that make the schema of rich text, for the editor and its tests.
import type { Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import type { Node } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink, LINK_SCHEMES } from '#db/contract/content-html.ts';
import { EDITOR_HISTORY_DELAY_MS, EDITOR_HISTORY_MAX } from '#db/limits.ts';
import { BlockStyle } from './nodes/block-style.ts';
import { BlockType } from './nodes/block-type.ts';
import { Callout } from './nodes/callout.ts';
import { Details, DetailsSummary } from './nodes/details.ts';
import { Figure, FigureCaption } from './nodes/figure.ts';
import { FigureGroup } from './nodes/figure-group.ts';
import { HtmlBlock } from './nodes/html-block.ts';
import { InlineImage } from './nodes/inline-image.ts';
import { LinkCard } from './nodes/link-card.ts';
import { withMarkdownShortcuts } from './nodes/markdown-shortcuts.ts';
import { Subscript, Superscript } from './nodes/script-marks.ts';
import { tableExtensions } from './nodes/table.ts';
import { TextStyle } from './nodes/text-style.ts';
import { UniqueAnchors } from './nodes/unique-anchors.ts';
import { Video } from './nodes/video.ts';

/** Blocks that somebody can continue to write in at the end of a text. */
const TEXT_AT_END = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'];

/** Adds a place for the caret to a text whose last block offers none, as the editor does after each edit. */
export function withCaretPlace(doc: Node): Node {
  const last = doc.lastChild?.type.name ?? '';
  const paragraph = doc.type.schema.nodes.paragraph?.create();
  return TEXT_AT_END.includes(last) || !paragraph ? doc : doc.copy(doc.content.addToEnd(paragraph));
}

const starterKit = StarterKit.extend({
  addExtensions() {
    return this.parent?.().map(withMarkdownShortcuts) ?? [];
  },
}).configure({
  // a place for the caret after a picture or a table; `Content` does not write it
  trailingNode: { notAfter: [...TEXT_AT_END] },
  // configured below, to allow code in links and bold text
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

/** The extensions of the schema. `nodes` replaces four of them with their editor views. */
export function contentExtensions(
  nodes = { figure: Figure, figureGroup: FigureGroup, video: Video, htmlBlock: HtmlBlock },
): Extensions {
  return [
    starterKit,
    Code.extend({ excludes: '' }),
    ...tableExtensions,
    nodes.figure,
    FigureCaption,
    nodes.figureGroup,
    InlineImage,
    nodes.video,
    nodes.htmlBlock,
    Callout,
    Details,
    DetailsSummary,
    LinkCard,
    TextStyle,
    Subscript,
    Superscript,
    BlockStyle,
    BlockType,
    UniqueAnchors,
  ];
}
