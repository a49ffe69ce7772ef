// The rich-text editor itself. It is heavy, so it is a chunk of its own.
import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { type MouseEvent, memo, type Ref, useCallback, useMemo, useState } from 'react';
import { GripVertical, Maximize2, Search } from '#ui/kit/icons.ts';
import type { FileRefusal } from '#ui/kit/image-refusal.ts';
import type { UploadFile } from '#ui/kit/use-uploads.ts';
import { BlockHandle } from './blocks/block-handle.tsx';
import { FindBar } from './find-bar.tsx';
import { contentFacts } from './footer/content-facts.ts';
import { EditorFooter } from './footer/editor-footer.tsx';
import { OutlineMenu } from './footer/outline-menu.tsx';
import { useWordGoal, WordGoalTool } from './footer/word-goal.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { LinkPanel } from './link/link-panel.tsx';
import { addImages, showPendingUpload } from './paste/image-uploads.ts';
import { SelectionBubble } from './selection-bubble.tsx';
import { SlashMenu } from './slash-menu.tsx';
import { inertDocument } from './source/inert-document.ts';
import { SourceView } from './source/source-view.tsx';
import { TableHandles } from './table-handles.tsx';
import { Tool } from './toolbar/tool.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useDebouncedEditorState } from './use-debounced-editor-state.ts';
import { useTextEditor } from './use-text-editor.ts';

/** The editor keeps calling the functions of its first render. */
export interface TextEditorProps {
  id: string;
  /** The initial HTML. `ref` replaces it later. */
  value: string;
  /** Called for edits, never for opening. An edit that is undone gives the original bytes. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  placeholder: string;
  /** Any CSS length. */
  minHeight: string;
  /** Without it, images can be inserted by address only. */
  upload?: UploadFile<string>;
  /** Called with problems of pictures, for a toast. */
  onProblem?: (problem: FileRefusal) => void;
  /** Called when an uploaded image was inserted. */
  onUploaded?: () => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  required?: boolean;
  /** Focuses the editor at once, with the caret at the end. */
  autoFocus?: boolean;
  ref?: Ref<TextEditorHandle>;
}

export interface TextEditorHandle {
  focus: () => void;
  /** Replaces the text without reporting an edit. */
  show: (html: string) => void;
}

/** From so many blocks on, those out of sight are not laid out. */
const LONG_TEXT_BLOCKS = 40;

/** Shown when somebody opens the HTML view while an upload is running or has failed. */
const UPLOAD_PENDING: FileRefusal = {
  title: 'HTML not opened yet',
  description:
    'A picture is still uploading or failed. Wait for it or remove it, then open the HTML.',
};

/**
 * Toolbar, text and footer. The server's sanitiser leaves the HTML that it makes unchanged. It renders again only when its
 * props change, and no key changes them.
 */
export const TextEditor = memo(function TextEditor(props: TextEditorProps) {
  const { id, minHeight, upload } = props;
  const { editor, toolbar, openTool, setOpenTool, dialogs, slashMenu, uploads, html } =
    useTextEditor(props);
  const { isLinking, setLinking, isHelping, setHelping, isFinding, isFocused } = dialogs;
  const [goal, setGoal] = useWordGoal(id);
  const [source, setSource] = useState<string | null>(null);
  const { href, isLong, ...facts } = useDebouncedEditorState(editor, stateOf);
  const toggleSource = () => {
    // the HTML view would lose the place of a picture that is still uploading
    if (source === null && showPendingUpload(editor.view)) return uploads.onProblem(UPLOAD_PENDING);
    if (source === null) return setSource(html.current());
    setSource(null);
    html.edit(editor, source);
    editor.commands.focus();
  };
  // stable functions, so that a key does not render the toolbar
  const startLinking = useCallback(() => setLinking(true), [setLinking]);
  const takesFiles = upload !== undefined;
  const addFiles = useMemo(
    () => (takesFiles ? (files: File[]) => addImages(editor.view, files, uploads) : undefined),
    [takesFiles, editor, uploads],
  );
  return (
    <div
      className="editor"
      data-invalid={props['aria-invalid'] ? 'true' : undefined}
      data-linking={isLinking || undefined}
      data-focus={isFocused || undefined}
    >
      {source === null && (
        <Toolbar
          ref={toolbar}
          editor={editor}
          controls={id}
          onLink={startLinking}
          openTool={openTool}
          onOpenTool={setOpenTool}
          onFiles={addFiles}
        />
      )}
      {source === null && isFinding && (
        <FindBar editor={editor} onClose={() => dialogs.setFinding(false)} />
      )}
      <EditorContent
        className="editor-body"
        editor={editor}
        hidden={source !== null}
        data-long={isLong || undefined}
        style={{ '--editor-min-height': minHeight } as React.CSSProperties}
        onMouseDown={(event) => continueBelow(event, editor)}
      />
      {source !== null && (
        <SourceView
          value={source}
          aria-label={`${props['aria-label'] ?? ''} HTML`.trim()}
          style={{ minHeight }}
          onChange={(changed) => {
            setSource(changed);
            html.report(changed);
          }}
        />
      )}
      <EditorFooter
        facts={facts}
        goal={goal}
        isSource={source !== null}
        onToggleSource={toggleSource}
        onHelp={() => setHelping(true)}
      >
        {source === null && (
          <>
            <Tool
              label="Block menu"
              Icon={GripVertical}
              keys="Alt+F9"
              data-for="touch"
              onClick={() => dialogs.setBlockMenuOpen(true)}
            />
            <OutlineMenu editor={editor} />
            <Tool
              label="Find and replace"
              Icon={Search}
              keys="Mod+F"
              pressed={isFinding}
              onClick={() => dialogs.setFinding(!isFinding)}
            />
            <Tool
              label="Focus mode"
              Icon={Maximize2}
              keys="Mod+Shift+F"
              pressed={isFocused}
              onClick={() => dialogs.setFocused(!isFocused)}
            />
            <WordGoalTool goal={goal} onGoal={setGoal} />
          </>
        )}
      </EditorFooter>
      {source === null && (
        <>
          <LinkPanel editor={editor} editing={isLinking} onEditing={setLinking} href={href} />
          {!isLinking && <SelectionBubble editor={editor} onLink={startLinking} />}
          <BlockHandle
            editor={editor}
            open={dialogs.isBlockMenuOpen}
            onOpenChange={dialogs.setBlockMenuOpen}
          />
          <TableHandles editor={editor} />
          <SlashMenu store={slashMenu} context={editor.view.dom} />
        </>
      )}
      <KeyboardHelp
        open={isHelping}
        onOpenChange={setHelping}
        onClosed={() => editor.commands.focus()}
      />
    </div>
  );
});

function stateOf(editor: Editor) {
  const link = ['link', 'linkCard'].find((name) => editor.isActive(name));
  return {
    ...contentFacts(editor.state.doc, inertDocument()),
    // not by a selector: WebKit crashes when a block changes and is skipped from then on in one layout
    isLong: editor.state.doc.childCount >= LONG_TEXT_BLOCKS,
    href: link ? ((editor.getAttributes(link).href as string) ?? null) : null,
  };
}

/** A click below the text puts the caret at its end. */
function continueBelow(event: MouseEvent, editor: Editor): void {
  const text = editor.view.dom;
  const last = text.lastElementChild?.getBoundingClientRect();
  const isBelow = last !== undefined && event.clientY > last.bottom;
  if (!isBelow || (event.target !== text && event.target !== event.currentTarget)) return;
  event.preventDefault();
  editor.commands.focus('end');
}
