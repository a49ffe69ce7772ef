// Markdown on the clipboard becomes content, and so does a link that is typed as Markdown.
import { Extension, InputRule } from '@tiptap/core';
import { DOMParser, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { marked } from 'marked';
import { linkAddress } from '#ui/admin/editor/link/link-address.ts';
import { inertDocument } from '#ui/admin/editor/source/inert-document.ts';
import { cleanPaste } from './clean-paste.ts';
import { pasteSlice } from './keep-blocks-whole.ts';

/** Signs of Markdown; text without any is pasted unchanged. */
const SIGNS = [
  /^#{1,6} \S/m,
  /^ {0,3}[-*+] \S/m,
  /^ {0,3}\d{1,3}[.)] \S.*\n+ {0,3}\d{1,3}[.)] \S/m,
  /^> \S/m,
  /^(```|~~~)/m,
  /^.[^|\n]*\|.+\n\|? *:?-{3,}:? *(\||$)/m,
  /\*\*\S[^*]*\*\*/,
  /\[([^[\]\n]+|!\[)\]\((https?:\/\/|mailto:|tel:|\/|#)[^)\s]*\)/,
];

/** Whether plain text looks like Markdown. */
export function isMarkdown(text: string): boolean {
  return SIGNS.some((sign) => sign.test(text));
}

/** Markdown as content, cleaned like any pasted HTML. `inert` is a document that runs and loads nothing. */
export function markdownSlice(markdown: string, schema: Schema, inert: Document): Slice {
  const html = marked.parse(markdown, { async: false, gfm: true });
  const root = inert.createElement('div');
  root.innerHTML = cleanPaste(html.replaceAll('\n</code></pre>', '</code></pre>'), inert);
  // an open picture would lose all but its caption
  return Slice.maxOpen(DOMParser.fromSchema(schema).parse(root).content, false);
}

/** Pastes Markdown as content, except with Shift, and makes a link of `[text](address)` when its bracket is closed. */
export const Markdown = Extension.create({
  name: 'markdown',

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handlePaste(view, { clipboardData }) {
            const text = markdownOf(clipboardData);
            const isCode = view.state.selection.$from.parent.type.spec.code;
            // ProseMirror pastes plain text while Shift is down
            const isPlain = (view as unknown as { input: { shiftKey: boolean } }).input.shiftKey;
            if (!text || isCode || isPlain || !isMarkdown(text)) return false;
            const slice = markdownSlice(text, view.state.schema, inertDocument());
            view.dispatch(pasteSlice(view.state, slice).scrollIntoView().setMeta('paste', true));
            return true;
          },
        },
      }),
    ];
  },

  addInputRules() {
    return [
      new InputRule({
        find: /(?<![!\\])\[([^\]]+)\]\(([^)\s]+)\)$/,
        handler: ({ state, range, match }) => {
          const [, text = '', address = ''] = match;
          const href = linkAddress(address);
          const link = state.schema.marks.link;
          if (href === null || !link) return null;
          const marks = state.doc.resolve(range.from + 1).marks();
          const node = state.schema.text(text, [...marks, link.create({ href })]);
          state.tr.replaceRangeWith(range.from, range.to, node).removeStoredMark(link);
        },
      }),
    ];
  },
});

/** The text of a clipboard that holds no HTML, or that of a code editor, which adds HTML with the colours of its window. */
function markdownOf(data: DataTransfer | null): string | null {
  if (!data) return null;
  const isFromCodeEditor = data.types.includes('vscode-editor-data');
  return data.getData('text/html') && !isFromCodeEditor ? null : data.getData('text/plain');
}
