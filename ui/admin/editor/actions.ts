// The editor's actions, defined once for the toolbar, the slash menu and the shortcut list.
import type { ChainedCommands, Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import type { NodeType, ResolvedPos } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';
import type { IconComponent } from '#ui/kit/icon.tsx';
import {
  Bold,
  CodeXml,
  Columns2,
  Heading1,
  Heading2,
  Heading3,
  Heading4,
  Heading5,
  Heading6,
  Images,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Lightbulb,
  List,
  ListCollapse,
  ListOrdered,
  Minus,
  MousePointerClick,
  Pilcrow,
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
import { SPLITTABLE } from './blocks/insert-block.ts';

export interface Action {
  label: string;
  Icon?: IconComponent;
  /** In the kit's notation: 'Mod+B'. */
  keys?: string;
  /** Adds the action to a chain of commands. */
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the action is on at the caret; undefined for actions without a state. */
  isOn?: (editor: Editor) => boolean;
  /** More search terms for the slash menu. */
  keywords?: string;
}

const mark = (name: string, label: string, Icon: IconComponent, keys?: string): Action => ({
  label,
  Icon,
  keys,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
});

const align = (
  value: 'center' | 'right' | 'justify' | null,
  label: string,
  Icon: IconComponent,
  key: string,
): Action => ({
  label,
  Icon,
  keys: `Mod+Shift+${key}`,
  run: (chain) => chain.alignBlocks(value),
  isOn: (editor) => editor.isActive({ align: value }),
});

const HEADINGS = [Heading1, Heading2, Heading3, Heading4, Heading5, Heading6];

const heading = (level: 1 | 2 | 3 | 4 | 5 | 6): Action => ({
  label: `Heading ${level}`,
  Icon: HEADINGS[level - 1] ?? Heading1,
  keys: `Mod+Alt+${level}`,
  run: (chain) => chain.setHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
  keywords: `h${level} title`,
});

const tableAction = (label: string, run: Action['run']): Action => ({ label, run });

/** Deletes the selected rows or columns of a table; all of them with their table. */
const deleteLines = (chain: ChainedCommands, line: 'row' | 'column'): ChainedCommands =>
  chain.command(({ state, commands }) => {
    if (!isInTable(state)) return false;
    const { top, bottom, left, right, map } = selectedRect(state);
    const isAll = line === 'row' ? bottom - top === map.height : right - left === map.width;
    if (isAll) return commands.deleteTable();
    return line === 'row' ? commands.deleteRow() : commands.deleteColumn();
  });

/** Makes the rest of the chain insert a block of type `name` after the selection instead of replacing it. */
const afterSelection = (chain: ChainedCommands, name: string): ChainedCommands =>
  chain.command(({ tr, state }) => {
    const { empty, $to } = tr.selection;
    const $after = placeAfter($to, state.schema.nodes[name] as NodeType);
    if ($after) tr.setSelection(new GapCursor($after));
    else if (!empty)
      tr.setSelection($to.parent.inlineContent ? new TextSelection($to) : new GapCursor($to));
    return true;
  });

/** The position after the block at `$at` if a new block must not split it, such as a picture; null in text, which is split. */
function placeAfter($at: ResolvedPos, type: NodeType): ResolvedPos | null {
  let depth = $at.depth;
  const takesIt = () =>
    $at.node(depth).canReplaceWith($at.indexAfter(depth), $at.indexAfter(depth), type);
  while (depth > 0 && !takesIt()) depth--;
  const isInText = depth === $at.depth - 1 && SPLITTABLE.test($at.parent.type.name);
  return depth === $at.depth || isInText ? null : $at.doc.resolve($at.after(depth + 1));
}

/** All actions by name. */
export const actions = {
  undo: { label: 'Undo', Icon: Undo2, keys: 'Mod+Z', run: (chain) => chain.undo() },
  redo: { label: 'Redo', Icon: Redo2, keys: 'Mod+Shift+Z', run: (chain) => chain.redo() },
  paragraph: {
    label: 'Paragraph',
    Icon: Pilcrow,
    keys: 'Mod+Alt+0',
    run: (chain) => chain.setParagraph(),
    isOn: (editor) => editor.isActive('paragraph'),
    keywords: 'text plain',
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
    keywords: 'unordered',
  },
  orderedList: {
    label: 'Numbered list',
    Icon: ListOrdered,
    keys: 'Mod+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
    keywords: 'ordered',
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
    keywords: 'blockquote',
  },
  codeBlock: {
    label: 'Code block',
    Icon: SquareCode,
    keys: 'Mod+Alt+C',
    run: (chain) => chain.toggleCodeBlock(),
    isOn: (editor) => editor.isActive('codeBlock'),
    keywords: 'pre',
  },
  rule: {
    label: 'Dividing line',
    Icon: Minus,
    run: (chain) => afterSelection(chain, 'horizontalRule').setHorizontalRule(),
    keywords: 'horizontal rule hr',
  },
  clean: {
    label: 'Clear formatting',
    Icon: RemoveFormatting,
    keys: 'Mod+\\',
    run: (chain) => chain.unsetAllMarks().clearNodes().alignBlocks(null),
  },
  callout: {
    label: 'Callout',
    Icon: Lightbulb,
    run: (chain) => chain.toggleWrap('callout'),
    isOn: (editor) => editor.isActive('callout'),
    keywords: 'note tip warning box',
  },
  details: {
    label: 'Toggle',
    Icon: ListCollapse,
    run: (chain) => chain.wrapInDetails(),
    isOn: (editor) => editor.isActive('details'),
    keywords: 'details summary collapse accordion',
  },
  linkButton: {
    label: 'Button',
    Icon: MousePointerClick,
    run: (chain) =>
      afterSelection(chain, 'linkCard').insertContent({
        type: 'linkCard',
        attrs: { look: 'button', href: '/contact' },
        content: [{ type: 'text', text: 'Get in touch' }],
      }),
    keywords: 'link call to action',
  },
  figureRow: {
    label: 'Images side by side',
    Icon: Columns2,
    run: (chain) => afterSelection(chain, 'figureGroup').insertContent({ type: 'figureGroup' }),
    keywords: 'row columns pictures',
  },
  gallery: {
    label: 'Gallery',
    Icon: Images,
    run: (chain) =>
      afterSelection(chain, 'figureGroup').insertContent({
        type: 'figureGroup',
        attrs: { layout: 'gallery' },
      }),
    keywords: 'pictures photos grid',
  },
  insertTable: {
    label: 'Table',
    Icon: Table,
    run: (chain) =>
      afterSelection(chain, 'table').insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    keywords: 'rows columns grid',
  },
  rowAbove: tableAction('Row above', (chain) => chain.addRowBefore()),
  rowBelow: tableAction('Row below', (chain) => chain.addRowAfter()),
  columnBefore: tableAction('Column before', (chain) => chain.addColumnBefore()),
  columnAfter: tableAction('Column after', (chain) => chain.addColumnAfter()),
  headerRow: tableAction('Header row', (chain) => chain.toggleHeaderRow()),
  headerColumn: tableAction('Header column', (chain) => chain.toggleHeaderColumn()),
  headerCell: tableAction('Header cell', (chain) => chain.toggleHeaderCell()),
  mergeCells: tableAction('Merge or split cells', (chain) => chain.mergeOrSplit()),
  deleteRow: tableAction('Delete row', (chain) => deleteLines(chain, 'row')),
  deleteColumn: tableAction('Delete column', (chain) => deleteLines(chain, 'column')),
  deleteTable: tableAction('Delete table', (chain) => chain.deleteTable()),
} satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;

/** Looks an action up by name, typed as `Action`. */
export const actionOf = (name: ActionName): Action => actions[name];

/** Runs an action and puts the focus into the text. */
export function runAction(editor: Editor, name: ActionName): void {
  actionOf(name).run(editor.chain().focus()).run();
}

export interface ActionState {
  on: boolean;
  can: boolean;
}

/** Whether each of `names` is on at the caret, and whether it would change anything there. */
export function actionStates(
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

/** The actions of the handle at a row. */
export const ROW_ACTIONS = [
  'rowAbove',
  'rowBelow',
  'headerRow',
  'headerCell',
  'deleteRow',
] as const satisfies ActionName[];

/** The actions of the handle at a column. */
export const COLUMN_ACTIONS = [
  'columnBefore',
  'columnAfter',
  'headerColumn',
  'headerCell',
  'deleteColumn',
] as const satisfies ActionName[];

export const TABLE_ACTIONS = [
  'rowAbove',
  'rowBelow',
  'columnBefore',
  'columnAfter',
  'headerRow',
  'headerColumn',
  'headerCell',
  'mergeCells',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
] as const satisfies ActionName[];

/** The actions that turn a block into another type. */
export const TURN_INTO = [
  ...BLOCK_STYLES,
  'bulletList',
  'orderedList',
  'quote',
  'codeBlock',
  'callout',
  'details',
] as const satisfies ActionName[];
