// What can be done to the text, each once: for the toolbar, the slash menu and the list of keys.
import type { ChainedCommands, Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { TextSelection } from '@tiptap/pm/state';
import {
  Bold,
  CodeXml,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  Minus,
  PilcrowLeft,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  TextQuote,
  Underline,
  Undo2,
} from '#ui/kit/icons.ts';

export interface Action {
  label: string;
  Icon?: typeof Bold;
  /** As the kit writes keys: 'Mod+B'. */
  keys?: string;
  /** What it does, added to a chain that ends with the focus in the text. */
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the caret is in it; left out where on and off mean nothing. */
  isOn?: (editor: Editor) => boolean;
  /** Other words to find it by in the slash menu. */
  words?: string;
}

const mark = (name: string, label: string, Icon: typeof Bold, keys?: string): Action => ({
  label,
  Icon,
  keys,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
});

const align = (
  value: 'center' | 'right' | 'justify' | null,
  label: string,
  Icon: typeof Bold,
  key: string,
): Action => ({
  label,
  Icon,
  keys: `Mod+Shift+${key}`,
  run: (chain) => chain.alignBlocks(value),
  isOn: (editor) => editor.isActive({ align: value }),
});

const heading = (level: 1 | 2 | 3 | 4 | 5 | 6): Action => ({
  label: `Heading ${level}`,
  keys: `Mod+Alt+${level}`,
  run: (chain) => chain.setHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
  words: `h${level} title`,
});

const plain = (label: string, run: Action['run']): Action => ({ label, run });

/** What follows in the chain goes in after what is chosen, and not in its place. */
export const afterChosen = (chain: ChainedCommands): ChainedCommands =>
  chain.command(({ tr }) => {
    const { empty, $to } = tr.selection;
    if (!empty)
      tr.setSelection($to.parent.inlineContent ? new TextSelection($to) : new GapCursor($to));
    return true;
  });

/** By name. The toolbar and the menus choose from these. */
export const actions = {
  undo: { label: 'Undo', Icon: Undo2, keys: 'Mod+Z', run: (chain) => chain.undo() },
  redo: { label: 'Redo', Icon: Redo2, keys: 'Mod+Shift+Z', run: (chain) => chain.redo() },
  paragraph: {
    label: 'Paragraph',
    keys: 'Mod+Alt+0',
    run: (chain) => chain.setParagraph(),
    isOn: (editor) => editor.isActive('paragraph'),
    words: 'text plain',
  },
  heading1: heading(1),
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  heading5: heading(5),
  heading6: heading(6),
  bold: mark('bold', 'Bold', Bold, 'Mod+B'),
  italic: mark('italic', 'Italic', Italic, 'Mod+I'),
  underline: mark('underline', 'Underline', Underline, 'Mod+U'),
  strike: mark('strike', 'Strike', Strikethrough, 'Mod+Shift+S'),
  code: mark('code', 'Code', CodeXml, 'Mod+E'),
  subscript: mark('subscript', 'Subscript', Subscript, 'Mod+,'),
  superscript: mark('superscript', 'Superscript', Superscript, 'Mod+.'),
  bulletList: {
    label: 'Bullet list',
    Icon: List,
    keys: 'Mod+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
    words: 'unordered',
  },
  orderedList: {
    label: 'Numbered list',
    Icon: ListOrdered,
    keys: 'Mod+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
    words: 'ordered',
  },
  outdent: {
    label: 'Indent less',
    Icon: IndentDecrease,
    keys: 'Mod+[',
    run: (chain) => chain.indentBlocks(-1),
  },
  indent: {
    label: 'Indent more',
    Icon: IndentIncrease,
    keys: 'Mod+]',
    run: (chain) => chain.indentBlocks(1),
  },
  alignStart: align(null, 'Align to the start', TextAlignStart, 'L'),
  alignCenter: align('center', 'Centre', TextAlignCenter, 'E'),
  alignRight: align('right', 'Align right', TextAlignEnd, 'R'),
  alignJustify: align('justify', 'Justify', TextAlignJustify, 'J'),
  rightToLeft: {
    label: 'Right to left',
    Icon: PilcrowLeft,
    run: (chain) => chain.toggleRightToLeft(),
    isOn: (editor) => editor.isActive({ dir: 'rtl' }),
  },
  quote: {
    label: 'Quotation',
    Icon: TextQuote,
    keys: 'Mod+Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
    words: 'blockquote',
  },
  codeBlock: {
    label: 'Code block',
    Icon: SquareCode,
    keys: 'Mod+Alt+C',
    run: (chain) => chain.toggleCodeBlock(),
    isOn: (editor) => editor.isActive('codeBlock'),
    words: 'pre',
  },
  rule: {
    label: 'Dividing line',
    Icon: Minus,
    run: (chain) => afterChosen(chain).setHorizontalRule(),
    words: 'horizontal rule hr',
  },
  clean: {
    label: 'Clear formatting',
    Icon: RemoveFormatting,
    keys: 'Mod+\\',
    run: (chain) => chain.unsetAllMarks().clearNodes().alignBlocks(null),
  },
  insertTable: {
    label: 'Table',
    Icon: Table,
    run: (chain) => afterChosen(chain).insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    words: 'rows columns grid',
  },
  rowAbove: plain('Row above', (chain) => chain.addRowBefore()),
  rowBelow: plain('Row below', (chain) => chain.addRowAfter()),
  columnBefore: plain('Column before', (chain) => chain.addColumnBefore()),
  columnAfter: plain('Column after', (chain) => chain.addColumnAfter()),
  headerRow: plain('Header row on or off', (chain) => chain.toggleHeaderRow()),
  deleteRow: plain('Delete row', (chain) => chain.deleteRow()),
  deleteColumn: plain('Delete column', (chain) => chain.deleteColumn()),
  deleteTable: plain('Delete table', (chain) => chain.deleteTable()),
} satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;

/** All of them, to look up by name without losing the type. */
export const actionOf = (name: ActionName): Action => actions[name];

/** Does it and leaves the caret in the text. */
export function perform(editor: Editor, name: ActionName): void {
  actionOf(name).run(editor.chain().focus()).run();
}

export interface ActionState {
  on: boolean;
  can: boolean;
}

/** Whether each of `names` is on, and would do something, where the caret is. */
export function statesOf(
  editor: Editor,
  names: readonly ActionName[],
): Record<string, ActionState> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        on: actionOf(name).isOn?.(editor) ?? false,
        can: actionOf(name).run(editor.can().chain()).run(),
      },
    ]),
  );
}

export const BLOCK_STYLES = [
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
] as const satisfies ActionName[];

export const ALIGN_ACTIONS = [
  'alignStart',
  'alignCenter',
  'alignRight',
  'alignJustify',
] as const satisfies ActionName[];

export const TABLE_ACTIONS = [
  'rowAbove',
  'rowBelow',
  'columnBefore',
  'columnAfter',
  'headerRow',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
] as const satisfies ActionName[];
