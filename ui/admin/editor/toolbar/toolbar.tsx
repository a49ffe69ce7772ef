// The toolbar of the editor: one row and one tab stop, with arrow keys between the tools. Tools that do not fit are in a menu.
import { memo, type Ref, useEffect, useRef, useState } from 'react';
import { useDebouncedEditorState } from '#ui/admin/editor/use-debounced-editor-state.ts';
import { keepOneTabStop, moveThrough } from '#ui/admin/shell/roving-focus.ts';
import { Ellipsis } from '#ui/kit/icons.ts';
import { Popover } from '#ui/kit/popover.tsx';
import { Tool } from './tool.tsx';
import { type ToolGroupsOptions, toolbarState, toolGroups } from './tool-groups.tsx';
import { useFittingGroups } from './use-fitting-groups.ts';

type ToolbarProps = ToolGroupsOptions & {
  /** The id of the text that the toolbar controls. */
  controls: string;
  ref?: Ref<HTMLDivElement>;
};

/** The toolbar. Escape returns the focus to the text. */
export const Toolbar = memo(function Toolbar({ controls, ref, ...options }: ToolbarProps) {
  const { editor, openTool, onOpenTool } = options;
  const strip = useRef<HTMLDivElement>(null);
  const [isMoreOpen, setMoreOpen] = useState(false);
  useEffect(() => keepOneTabStop(strip.current), []);
  const groups = toolGroups(options, useDebouncedEditorState(editor, toolbarState));
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
            onOpenAutoFocus={(event) => {
              if (strip.current?.querySelector(':focus-visible')) return;
              // a focused tool would open its tooltip over the others
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus();
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
