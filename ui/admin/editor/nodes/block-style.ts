// Alignment, indentation and direction of blocks, stored as the classes that prose.css styles.
import { Extension } from '@tiptap/core';

export type Alignment = 'left' | 'center' | 'right' | 'justify';

/** The most steps of indentation that stored content may have. */
const INDENT_MAX = 8;

const TEXT_BLOCKS = ['paragraph', 'heading'];
const WITH_DIRECTION = [...TEXT_BLOCKS, 'bulletList', 'orderedList', 'blockquote', 'figure'];

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    blockStyle: {
      /** Sets the alignment of the selected text and images; null removes it. */
      alignBlocks: (align: Alignment | null) => ReturnType;
      /** Indents or outdents the selected text by one step; in a list, its items. */
      indentBlocks: (step: 1 | -1) => ReturnType;
      /** Toggles right-to-left text. */
      toggleRightToLeft: () => ReturnType;
    };
  }
}

/** The attributes `align`, `indent` and `dir`, and the commands that change them. */
export const BlockStyle = Extension.create({
  name: 'blockStyle',

  addGlobalAttributes() {
    return [
      {
        types: [...TEXT_BLOCKS, 'figure'],
        attributes: {
          align: {
            default: null,
            parseHTML: (element) => classValue(element, 'align'),
            renderHTML: ({ align }) => (align ? { class: `align-${align}` } : {}),
          },
        },
      },
      {
        types: TEXT_BLOCKS,
        attributes: {
          indent: {
            default: 0,
            parseHTML: (element) => Number(classValue(element, 'indent') ?? 0),
            renderHTML: ({ indent }) => (indent > 0 ? { class: `indent-${indent}` } : {}),
          },
        },
      },
      {
        types: ['heading'],
        attributes: {
          // the anchor that a link leads to
          id: {
            default: null,
            keepOnSplit: false,
            parseHTML: (element) => element.getAttribute('id'),
            renderHTML: ({ id, level }) => (id && level > 1 && level < 5 ? { id } : {}),
          },
        },
      },
      {
        types: WITH_DIRECTION,
        attributes: {
          dir: {
            default: null,
            parseHTML: (element) => element.getAttribute('dir'),
            renderHTML: ({ dir }) => (dir ? { dir } : {}),
          },
        },
      },
    ];
  },

  addCommands() {
    return {
      alignBlocks:
        (align) =>
        ({ commands }) =>
          ['paragraph', 'heading', 'figure']
            .map((type) => commands.updateAttributes(type, { align }))
            .some(Boolean),
      indentBlocks:
        (step) =>
        ({ editor, commands, tr, dispatch }) => {
          if (editor.isActive('listItem'))
            return step > 0 ? commands.sinkListItem('listItem') : commands.liftListItem('listItem');
          const { from, to } = tr.selection;
          let changed = false;
          tr.doc.nodesBetween(from, to, (node, position) => {
            if (!TEXT_BLOCKS.includes(node.type.name)) return;
            const indent = Math.min(INDENT_MAX, Math.max(0, node.attrs.indent + step));
            if (indent === node.attrs.indent) return;
            changed = true;
            if (dispatch) tr.setNodeAttribute(position, 'indent', indent);
          });
          return changed;
        },
      toggleRightToLeft:
        () =>
        ({ editor, commands }) => {
          const dir = editor.isActive({ dir: 'rtl' }) ? null : 'rtl';
          return WITH_DIRECTION.map((type) => commands.updateAttributes(type, { dir })).some(
            Boolean,
          );
        },
    };
  },

  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.indentBlocks(1),
      'Mod-[': () => this.editor.commands.indentBlocks(-1),
      'Mod-Shift-l': () => this.editor.commands.alignBlocks(null),
      'Mod-Shift-e': () => this.editor.commands.alignBlocks('center'),
      'Mod-Shift-r': () => this.editor.commands.alignBlocks('right'),
      'Mod-Shift-j': () => this.editor.commands.alignBlocks('justify'),
    };
  },
});

function classValue(element: HTMLElement, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}-(\\w+)(?:\\s|$)`).exec(element.className)?.[1] ?? null;
}
