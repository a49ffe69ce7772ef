// A part of the text that readers open: a summary and the content below it. In the editor it is always open.
import { Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { deleteIntoSummaryPlugin } from './delete-into-summary.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    details: {
      /** Makes the selected text the content of a toggle and puts the caret into its summary. */
      wrapInDetails: () => ReturnType;
    };
  }
}

/** `<summary>`, one line of text. Enter goes to the text below. */
export const DetailsSummary = Node.create({
  name: 'detailsSummary',
  content: 'inline*',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: () => ['summary', 0],

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        return editor.commands.command(({ tr }) => {
          tr.setSelection(TextSelection.near(tr.doc.resolve($from.after()), 1)).scrollIntoView();
          return true;
        });
      },
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if (!empty || $from.parent.type !== this.type || $from.parentOffset > 0) return false;
        return editor.commands.command(({ tr }) => {
          const details = $from.node(-1);
          const [start, end] = [$from.before(-1), $from.after(-1)];
          const paragraph = tr.doc.type.schema.nodes.paragraph?.create(null, $from.parent.content);
          if (!paragraph) return false;
          const below = details.children.slice(1);
          tr.replaceWith(start, end, [paragraph, ...below]);
          tr.setSelection(TextSelection.create(tr.doc, start + 1));
          return true;
        });
      },
    };
  },
});

/** `<details><summary>…</summary>…</details>`. */
export const Details = Node.create({
  name: 'details',
  group: 'block',
  content: 'detailsSummary (paragraph | heading | list)+',
  defining: true,

  addAttributes: () => ({ open: { default: null } }),
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: ({ HTMLAttributes }) => ['details', HTMLAttributes, 0],

  addProseMirrorPlugins: () => [deleteIntoSummaryPlugin()],

  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.className = 'editor-details';
    return { dom, contentDOM: dom };
  },

  addCommands() {
    return {
      wrapInDetails:
        () =>
        ({ tr, state, dispatch }) => {
          const { detailsSummary, paragraph } = state.schema.nodes;
          const { $from, $to } = tr.selection;
          const range = $from.blockRange($to);
          if (!range || range.depth > 0 || !detailsSummary || !paragraph) return false;
          const blocks = tr.doc.slice(range.start, range.end).content;
          const summary = detailsSummary.create();
          if (!this.type.validContent(blocks.addToStart(summary))) return false;
          if (!dispatch) return true;
          tr.replaceRangeWith(
            range.start,
            range.end,
            this.type.create(null, blocks.addToStart(summary)),
          );
          tr.setSelection(TextSelection.near(tr.doc.resolve(range.start + 1), 1));
          return true;
        },
    };
  },
});
