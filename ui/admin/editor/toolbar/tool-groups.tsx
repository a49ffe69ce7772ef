// The groups of tools that the toolbar holds.
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import {
  type ActionName,
  type ActionState,
  ALIGN_ACTIONS,
  actionOf,
  actionStates,
  BLOCK_STYLES,
  runAction,
  TABLE_ACTIONS,
} from '#ui/admin/editor/actions.ts';
import type { TextStyleAttributes } from '#ui/admin/editor/nodes/text-style.ts';
import { Link, Table } from '#ui/kit/icons.ts';
import { ColourTool } from './colour-tool.tsx';
import { MediaTool } from './media-tool.tsx';
import { StyleTool } from './style-tool.tsx';
import { Tool } from './tool.tsx';
import { ToolMenu } from './tool-menu.tsx';

const HISTORY = ['undo', 'redo'] as const;
const MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
const SCRIPTS = ['subscript', 'superscript', 'code'] as const;
const LISTS = ['bulletList', 'orderedList'] as const;
const INDENTS = ['outdent', 'indent'] as const;
const BLOCKS = ['quote', 'codeBlock'] as const;
const SINGLE: ActionName[] = ['rightToLeft', 'insertTable', 'rule', 'clean'];
const ALL: ActionName[] = [
  ...HISTORY,
  ...MARKS,
  ...SCRIPTS,
  ...LISTS,
  ...INDENTS,
  ...BLOCKS,
  ...SINGLE,
  ...BLOCK_STYLES,
  ...ALIGN_ACTIONS,
  ...TABLE_ACTIONS,
];
const MEDIA = ['image', 'video'] as const;

/** The tool whose panel is open. */
export type OpenTool = (typeof MEDIA)[number] | null;

/** The state of the tools for the text at the caret. */
export function toolbarState(editor: Editor) {
  return {
    states: actionStates(editor, ALL),
    style: editor.getAttributes('textStyle') as Partial<TextStyleAttributes>,
    inLink: editor.isActive('link'),
    inTable: editor.isActive('table'),
  };
}

type ToolGroup = [name: string, tools: ReactNode];

export type ToolGroupsOptions = {
  editor: Editor;
  onLink: () => void;
  openTool: OpenTool;
  onOpenTool: (tool: OpenTool) => void;
  /** Uploads chosen images; undefined where uploads are not possible. */
  onFiles?: (files: File[]) => void;
};

/** All groups of tools, the most used ones first. */
export function toolGroups(
  { editor, onLink, openTool, onOpenTool, onFiles }: ToolGroupsOptions,
  { states, style, inLink, inTable }: ReturnType<typeof toolbarState>,
): ToolGroup[] {
  const actions = { editor, states };
  const tool = (name: ActionName) => <ActionTool key={name} name={name} {...actions} />;
  const media = MEDIA.map((kind) => (
    <MediaTool
      key={kind}
      editor={editor}
      kind={kind}
      open={openTool === kind}
      onOpenChange={(open) => onOpenTool(open ? kind : null)}
      onFiles={kind === 'image' ? onFiles : undefined}
    />
  ));
  const colour = (kind: 'color' | 'background') => (
    <ColourTool key={kind} editor={editor} kind={kind} value={style[kind] ?? null} />
  );
  return [
    ['style', <BlockStyleMenu key="style" {...actions} />],
    ['marks', MARKS.map(tool)],
    [
      'link',
      <Tool key="link" label="Link" Icon={Link} keys="Mod+K" pressed={inLink} onClick={onLink} />,
    ],
    ['media', media],
    ['lists', LISTS.map(tool)],
    ['blocks', BLOCKS.map(tool)],
    ['table', inTable ? <TableMenu key="table" {...actions} /> : tool('insertTable')],
    ['history', HISTORY.map(tool)],
    [
      'look',
      [
        <StyleTool key="size" editor={editor} style={style} />,
        colour('color'),
        colour('background'),
      ],
    ],
    [
      'alignment',
      [<AlignmentMenu key="alignment" {...actions} />, ...INDENTS.map(tool), tool('rightToLeft')],
    ],
    ['scripts', SCRIPTS.map(tool)],
    ['clean', [tool('rule'), tool('clean')]],
  ];
}

type ActionsProps = { editor: Editor; states: Record<string, ActionState> };

function ActionTool({ editor, states, name }: ActionsProps & { name: ActionName }) {
  const { label, Icon, keys, isOn } = actionOf(name);
  return (
    <Tool
      label={label}
      Icon={Icon}
      keys={keys}
      pressed={isOn ? (states[name]?.on ?? false) : undefined}
      disabled={!states[name]?.can}
      onClick={() => runAction(editor, name)}
    />
  );
}

function BlockStyleMenu(props: ActionsProps) {
  const style = BLOCK_STYLES.find((name) => props.states[name]?.on);
  const text = style ? actionOf(style).label : 'Other';
  return <ToolMenu {...props} label="Style" face={{ text }} names={BLOCK_STYLES} choice />;
}

function TableMenu(props: ActionsProps) {
  return <ToolMenu {...props} label="Table" face={{ Icon: Table }} names={TABLE_ACTIONS} />;
}

function AlignmentMenu(props: ActionsProps) {
  const alignment = ALIGN_ACTIONS.findLast((name) => props.states[name]?.on) ?? 'alignStart';
  const { Icon } = actionOf(alignment);
  return <ToolMenu {...props} label="Alignment" face={{ Icon }} names={ALIGN_ACTIONS} choice />;
}
