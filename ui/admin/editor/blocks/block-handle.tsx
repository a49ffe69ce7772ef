// The handle beside a block: drag it to move the block, press it for the menu of the block.
import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { actionOf, runAction, TURN_INTO } from '#ui/admin/editor/actions.ts';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuSubmenu,
} from '#ui/kit/dropdown-menu.tsx';
import { ArrowDown, ArrowUp, Copy, GripVertical, Replace, Trash2 } from '#ui/kit/icons.ts';
import { blockAt, deleteBlock, duplicateBlock, moveBlock } from './blocks.ts';

const HANDLE_WIDTH_PX = 28;

interface Place {
  /** Position before the block. */
  from: number;
  /** Pixels from the top and the left edge of the editor. */
  top: number;
  left: number;
}

type BlockHandleProps = {
  editor: Editor;
  /** Whether the menu is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Follows the pointer from block to block. Opened without a pointer, the menu is that of the caret's block. */
export function BlockHandle({ editor, open, onOpenChange }: BlockHandleProps) {
  const [hovered, setHovered] = useState<Place | null>(null);
  // Safari lets the pointer leave when a drag begins, and ends the drag of an element that is removed
  const isHeld = useRef(false);
  useEffect(() => {
    const follow = (place: Place | null) => isHeld.current || setHovered(place);
    return open ? undefined : followPointer(editor, follow);
  }, [editor, open]);
  const place = hovered ?? (open ? placeOf(editor, editor.state.selection.from) : null);
  const handle = useRef<HTMLButtonElement>(null);
  if (!place) return null;
  const act = (command: (editor: Editor) => unknown) => () => {
    selectBlock(editor, place.from);
    command(editor);
    // the menu returns the focus later, and the next key would be lost
    editor.commands.focus();
    setHovered(null);
  };
  return (
    <DropdownMenu
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) setHovered(null);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        editor.view.focus();
      }}
      trigger={
        <button
          ref={handle}
          type="button"
          className="editor-block-handle"
          style={{ top: place.top, left: place.left }}
          aria-label="Block menu"
          tabIndex={-1}
          draggable
          // Radix opens the menu on a press unless the event is marked as prevented; preventing it would also stop the drag
          onPointerDown={(event) => {
            Object.assign(event, { defaultPrevented: true });
            isHeld.current = event.pointerType === 'mouse';
          }}
          onPointerUp={() => {
            isHeld.current = false;
          }}
          onClick={() => onOpenChange(true)}
          onDragStart={(event) => startDrag(event, editor, place.from)}
          onDragEnd={() => {
            isHeld.current = false;
            setHovered(null);
            // ProseMirror misses the end of a drag outside of the text, and would drop the block again later
            editor.view.dragging = null;
            editor.view.focus();
          }}
        >
          <GripVertical aria-hidden="true" />
        </button>
      }
    >
      <DropdownMenuSubmenu label="Turn into" icon={<Replace aria-hidden="true" />}>
        {TURN_INTO.map((name) => {
          const { label, Icon } = actionOf(name);
          return (
            <DropdownMenuItem
              key={name}
              icon={Icon && <Icon aria-hidden="true" />}
              onSelect={act(() => runAction(editor, name))}
            >
              {label}
            </DropdownMenuItem>
          );
        })}
      </DropdownMenuSubmenu>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={<ArrowUp aria-hidden="true" />}
        shortcut="Alt+Shift+ArrowUp"
        onSelect={act(() => moveBlock(editor, -1))}
      >
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<ArrowDown aria-hidden="true" />}
        shortcut="Alt+Shift+ArrowDown"
        onSelect={act(() => moveBlock(editor, 1))}
      >
        Move down
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<Copy aria-hidden="true" />}
        shortcut="Mod+Shift+D"
        onSelect={act(duplicateBlock)}
      >
        Duplicate
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<Trash2 aria-hidden="true" />}
        tone="destructive"
        onSelect={act(deleteBlock)}
      >
        Delete
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

/** Puts the caret into the block, unless it is there. */
function selectBlock({ state, view }: Editor, from: number): void {
  const block = blockAt(state, from);
  const caret = state.selection.from;
  if (!block || (caret >= block.from && caret < block.to)) return;
  const selection = block.node.isAtom
    ? NodeSelection.create(state.doc, block.from)
    : Selection.near(state.doc.resolve(block.from + 1));
  view.dispatch(state.tr.setSelection(selection));
}

function startDrag(event: DragEvent, { state, view }: Editor, from: number): void {
  const selection = NodeSelection.create(state.doc, from);
  const slice = selection.content();
  const block = view.nodeDOM(from);
  event.dataTransfer.clearData();
  event.dataTransfer.setData('text/html', view.serializeForClipboard(slice).dom.innerHTML);
  event.dataTransfer.effectAllowed = 'copyMove';
  if (block instanceof HTMLElement) event.dataTransfer.setDragImage(block, 0, 0);
  view.dispatch(state.tr.setSelection(selection));
  // ProseMirror moves the slice that it finds here
  Object.assign(view, { dragging: { slice, move: true, node: selection } });
}

/** Calls `onPlace` when the pointer comes to another block, and with null when it leaves the text or somebody types. */
function followPointer(editor: Editor, onPlace: (place: Place | null) => void) {
  const text = editor.view.dom;
  const root = text.closest<HTMLElement>('.editor');
  if (!root) return;
  let frame = 0;
  let last: number | null = null;
  const set = (place: Place | null) => {
    if ((place?.from ?? null) === last) return;
    last = place?.from ?? null;
    onPlace(place);
  };
  const onMove = ({ clientX, clientY, pointerType, target }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Node)) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (!text.contains(target)) return;
      const { left, right } = text.getBoundingClientRect();
      const x = Math.min(Math.max(clientX, left + 48), right - 48);
      const at = editor.view.posAtCoords({ left: x, top: clientY });
      if (at) set(placeOf(editor, at.inside >= 0 ? at.inside : at.pos));
    });
  };
  const hide = () => {
    cancelAnimationFrame(frame);
    set(null);
  };
  root.addEventListener('pointermove', onMove);
  root.addEventListener('pointerleave', hide);
  text.addEventListener('keydown', hide);
  return () => {
    cancelAnimationFrame(frame);
    root.removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerleave', hide);
    text.removeEventListener('keydown', hide);
  };
}

function placeOf({ state, view }: Editor, position: number): Place | null {
  const block = blockAt(state, position);
  const element = block && view.nodeDOM(block.from);
  const root = view.dom.closest('.editor');
  if (!block || !(element instanceof HTMLElement) || !root) return null;
  const [box, rootBox] = [element.getBoundingClientRect(), root.getBoundingClientRect()];
  const left = view.dom.getBoundingClientRect().left + textPadding(view.dom) - HANDLE_WIDTH_PX;
  return {
    from: block.from,
    top: Math.round(box.top - rootBox.top),
    // beside the text, but never outside of the window
    left: Math.round(Math.max(0, left) - rootBox.left),
  };
}

function textPadding(text: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(text).paddingInlineStart) || 0;
}
