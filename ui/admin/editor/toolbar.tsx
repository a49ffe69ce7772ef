// The toolbar of the editor: one tab stop, with arrow keys between the tools.
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, memo, type Ref, useEffect, useRef } from 'react';
import { Link, Table } from '#ui/kit/icons.ts';
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

const HISTORY = ['undo', 'redo'] as const;
const MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
const SCRIPTS = ['subscript', 'superscript', 'code'] as const;
const LISTS = ['bulletList', 'orderedList', 'outdent', 'indent'] as const;
const BLOCKS = ['quote', 'codeBlock', 'rule'] as const;
const SINGLE: ActionName[] = ['rightToLeft', 'insertTable', 'clean'];
const ALL: ActionName[] = [
  ...HISTORY,
  ...MARKS,
  ...SCRIPTS,
  ...LISTS,
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
        <div className="editor-tool-group">{HISTORY.map(tool)}</div>
        <div className="editor-tool-group" data-wide="">
          <ToolMenu
            editor={editor}
            label="Style"
            face={{ text: blockStyle ? actionOf(blockStyle).label : 'Mixed' }}
            names={BLOCK_STYLES}
            states={states}
            choice
          />
        </div>
        <div className="editor-tool-group">{MARKS.map(tool)}</div>
        <div className="editor-tool-group">
          <StyleTool editor={editor} style={textStyle} />
          <ColourTool editor={editor} kind="color" value={textStyle.color ?? null} />
          <ColourTool editor={editor} kind="background" value={textStyle.background ?? null} />
          {SCRIPTS.map(tool)}
        </div>
        <div className="editor-tool-group">{LISTS.map(tool)}</div>
        <div className="editor-tool-group">
          <ToolMenu
            editor={editor}
            label="Alignment"
            face={{ Icon: actionOf(alignment).Icon }}
            names={ALIGN_ACTIONS}
            states={states}
            choice
          />
          {tool('rightToLeft')}
        </div>
        <div className="editor-tool-group">
          <Tool label="Link" Icon={Link} keys="Mod+K" pressed={inLink} onClick={onLink} />
          <MediaTool
            editor={editor}
            kind="image"
            open={openTool === 'image'}
            onOpenChange={(open) => onOpenTool(open ? 'image' : null)}
            onFiles={onFiles}
          />
          <MediaTool
            editor={editor}
            kind="video"
            open={openTool === 'video'}
            onOpenChange={(open) => onOpenTool(open ? 'video' : null)}
          />
          {inTable ? (
            <ToolMenu
              editor={editor}
              label="Table"
              face={{ Icon: Table }}
              names={TABLE_ACTIONS}
              states={states}
            />
          ) : (
            tool('insertTable')
          )}
        </div>
        <div className="editor-tool-group">
          {BLOCKS.map(tool)}
          {tool('clean')}
        </div>
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
