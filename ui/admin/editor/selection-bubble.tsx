// The tools that appear over selected text, for the pointer. The toolbar has the same ones for everybody.
import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { useEffect, useState } from 'react';
import { Link } from '#ui/kit/icons.ts';
import { type ActionName, actionOf, actionStates, runAction } from './actions.ts';
import { Anchored } from './anchored.tsx';
import { caretRect } from './caret-rect.ts';
import { Tool } from './toolbar/tool.tsx';
import { useDebouncedEditorState } from './use-debounced-editor-state.ts';

const NAMES = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'heading2',
  'heading3',
  'quote',
] as const satisfies ActionName[];

/** Hidden from assistive tools and the keyboard, which have the toolbar and the shortcuts. */
export function SelectionBubble({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const [rect] = useState(() => () => caretRect(editor));
  const isSelecting = useIsSelecting(editor);
  const state = useDebouncedEditorState(editor, stateOf);
  if (!state || isSelecting) return null;
  const { states, inLink } = state;
  return (
    <Anchored
      rect={rect}
      context={editor.view.dom}
      className="editor-bubble"
      placement="top"
      aria-hidden="true"
      onMouseDown={(event) => event.preventDefault()}
    >
      {NAMES.map((name) => {
        const { label, Icon, keys } = actionOf(name);
        return (
          <Tool
            key={name}
            label={label}
            Icon={Icon}
            keys={keys}
            tabIndex={-1}
            pressed={states[name]?.on ?? false}
            disabled={!states[name]?.can}
            onClick={() => runAction(editor, name)}
          />
        );
      })}
      <Tool label="Link" Icon={Link} keys="Mod+K" tabIndex={-1} pressed={inLink} onClick={onLink} />
    </Anchored>
  );
}

/** Null while no text is selected. */
function stateOf(editor: Editor) {
  const { selection } = editor.state;
  const { from, to } = selection;
  const isText =
    selection instanceof TextSelection && editor.state.doc.textBetween(from, to).trim() !== '';
  if (!isText || !editor.isFocused || selection.$from.parent.type.spec.code) return null;
  return { states: actionStates(editor, NAMES), inLink: editor.isActive('link') };
}

/** Whether the pointer is held down in the text: the tools would jump along with the selection. */
function useIsSelecting(editor: Editor): boolean {
  const [isSelecting, setSelecting] = useState(false);
  useEffect(() => {
    const text = editor.view.dom;
    const start = () => setSelecting(true);
    const end = () => setSelecting(false);
    text.addEventListener('pointerdown', start);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      text.removeEventListener('pointerdown', start);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [editor]);
  return isSelecting;
}
