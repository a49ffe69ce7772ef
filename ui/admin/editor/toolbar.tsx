// The toolbar of the editor: one row and one tab stop, with arrow keys between the tools. What does not fit is in a menu.
import type { Editor } from '@tiptap/core';
import {
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Ellipsis, Link, Table } from '#ui/kit/icons.ts';
import { Popover } from '#ui/kit/popover.tsx';
import {
  type ActionName,
  ALIGN_ACTIONS,
  actionOf,
  actionStates,
  BLOCK_STYLES,
  runAction,
  TABLE_ACTIONS,
} from './actions.ts';
import { ColourTool } from './colour-tool.tsx';
import { MediaTool } from './media-tool.tsx';
import type { TextStyleAttributes } from './nodes/text-style.ts';
import { StyleTool } from './style-tool.tsx';
import { Tool } from './tool.tsx';
import { ToolMenu } from './tool-menu.tsx';
import { useDebouncedEditorState } from './use-debounced-editor-state.ts';
import { useFittingGroups } from './use-fitting-groups.ts';

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

export type OpenTool = 'image' | 'video' | null;

type ToolbarProps = {
  editor: Editor;
  /** The id of the text that the toolbar controls. */
  controls: string;
  onLink: () => void;
  openTool: OpenTool;
  onOpenTool: (tool: OpenTool) => void;
  onFiles?: (files: File[]) => void;
  ref?: Ref<HTMLDivElement>;
};

/** The toolbar. Escape returns the focus to the text. */
export const Toolbar = memo(function Toolbar({
  editor,
  controls,
  onLink,
  openTool,
  onOpenTool,
  onFiles,
  ref,
}: ToolbarProps) {
  const { states, style: textStyle, inLink, inTable } = useDebouncedEditorState(editor, stateOf);
  const strip = useRef<HTMLDivElement>(null);
  const [isMoreOpen, setMoreOpen] = useState(false);
  useEffect(() => keepOneTabStop(strip.current), []);
  const tool = (name: ActionName) => {
    const { label, Icon, keys, isOn } = actionOf(name);
    return (
      <Tool
        key={name}
        label={label}
        Icon={Icon}
        keys={keys}
        pressed={isOn ? (states[name]?.on ?? false) : undefined}
        disabled={!states[name]?.can}
        onClick={() => runAction(editor, name)}
      />
    );
  };
  const blockStyle = BLOCK_STYLES.find((name) => states[name]?.on);
  const alignment = ALIGN_ACTIONS.findLast((name) => states[name]?.on) ?? 'alignStart';
  const media = (kind: 'image' | 'video') => (
    <MediaTool
      editor={editor}
      kind={kind}
      open={openTool === kind}
      onOpenChange={(open) => onOpenTool(open ? kind : null)}
      onFiles={kind === 'image' ? onFiles : undefined}
    />
  );
  // the more often used, the earlier
  const groups: [name: string, tools: ReactNode][] = [
    [
      'style',
      <ToolMenu
        key="style"
        editor={editor}
        label="Style"
        face={{ text: blockStyle ? actionOf(blockStyle).label : 'Other' }}
        names={BLOCK_STYLES}
        states={states}
        choice
      />,
    ],
    ['marks', MARKS.map(tool)],
    [
      'link',
      <Tool key="link" label="Link" Icon={Link} keys="Mod+K" pressed={inLink} onClick={onLink} />,
    ],
    [
      'media',
      [
        <Fragment key="image">{media('image')}</Fragment>,
        <Fragment key="video">{media('video')}</Fragment>,
      ],
    ],
    ['lists', LISTS.map(tool)],
    ['blocks', BLOCKS.map(tool)],
    [
      'table',
      inTable ? (
        <ToolMenu
          key="table"
          editor={editor}
          label="Table"
          face={{ Icon: Table }}
          names={TABLE_ACTIONS}
          states={states}
        />
      ) : (
        tool('insertTable')
      ),
    ],
    ['history', HISTORY.map(tool)],
    [
      'look',
      [
        <StyleTool key="size" editor={editor} style={textStyle} />,
        <ColourTool key="color" editor={editor} kind="color" value={textStyle.color ?? null} />,
        <ColourTool
          key="background"
          editor={editor}
          kind="background"
          value={textStyle.background ?? null}
        />,
      ],
    ],
    [
      'alignment',
      [
        <ToolMenu
          key="alignment"
          editor={editor}
          label="Alignment"
          face={{ Icon: actionOf(alignment).Icon }}
          names={ALIGN_ACTIONS}
          states={states}
          choice
        />,
        ...INDENTS.map(tool),
        tool('rightToLeft'),
      ],
    ],
    ['scripts', SCRIPTS.map(tool)],
    ['clean', [tool('rule'), tool('clean')]],
  ];
  const fitting = useFittingGroups(strip, groups.length);
  const group = ([name, tools]: (typeof groups)[number]) => (
    <div key={name} className="editor-tool-group" data-wide={name === 'style' ? '' : undefined}>
      {tools}
    </div>
  );
  const hidden = groups.slice(fitting);
  const hidesOpenTool = openTool !== null && hidden.some(([name]) => name === 'media');
  return (
    <div
      ref={ref}
      className="editor-toolbar"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={(event) => moveThrough(event, strip.current, () => editor.commands.focus())}
    >
      <div className="editor-tools" ref={strip}>
        {groups.slice(0, fitting).map(group)}
        {hidden.length > 0 && (
          <Popover
            label="More tools"
            className="editor-more"
            align="end"
            open={isMoreOpen || hidesOpenTool}
            onOpenChange={(open) => {
              setMoreOpen(open);
              if (!open) onOpenTool(null);
            }}
            onCloseAutoFocus={(event) => {
              if (editor.isFocused) event.preventDefault();
            }}
            trigger={<Tool label="More tools" Icon={Ellipsis} />}
          >
            {hidden.map(group)}
          </Popover>
        )}
      </div>
    </div>
  );
});

function stateOf(editor: Editor) {
  return {
    states: actionStates(editor, ALL),
    style: editor.getAttributes('textStyle') as Partial<TextStyleAttributes>,
    inLink: editor.isActive('link'),
    inTable: editor.isActive('table'),
  };
}

const toolsOf = (strip: HTMLElement | null) => [
  ...(strip?.querySelectorAll<HTMLElement>('[data-tool]') ?? []),
];

/** Keeps the tool that was focused last as the only tab stop, while tools are added and removed. */
function keepOneTabStop(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return;
  let stop: HTMLElement | undefined;
  const update = () => {
    const tools = toolsOf(strip);
    if (!stop || !tools.includes(stop)) stop = tools[0];
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
  };
  const onFocus = (event: FocusEvent) => {
    stop = (event.target as Element).closest<HTMLElement>('[data-tool]') ?? stop;
    update();
  };
  update();
  const watch = new MutationObserver(update);
  watch.observe(strip, { childList: true, subtree: true });
  strip.addEventListener('focusin', onFocus);
  return () => {
    watch.disconnect();
    strip.removeEventListener('focusin', onFocus);
  };
}

function moveThrough(event: KeyboardEvent, strip: HTMLElement | null, leave: () => void): void {
  const tools = toolsOf(strip);
  const at = tools.indexOf(event.target as HTMLElement);
  // an open menu handles its own keys
  if (at < 0) return;
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const to = {
    ArrowRight: at + onward,
    ArrowLeft: at - onward,
    Home: 0,
    End: tools.length - 1,
  }[event.key];
  if (to !== undefined) tools.at(to % tools.length)?.focus();
  else if (event.key === 'Escape') leave();
  else return;
  event.preventDefault();
}
