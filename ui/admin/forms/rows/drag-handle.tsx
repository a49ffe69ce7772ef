// The handle that moves a row: by dragging, or by keyboard once the row is grabbed.
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { GripVertical } from '#ui/kit/icons.ts';
import { dragRow } from './drag-rows.ts';
import { dragTile } from './drag-tiles.ts';

interface DragHandleProps {
  /** The name of the row: 'Velmoor', 'Stat 2'. */
  name: string;
  /** Whether the rows are tiles of a grid, which are also side by side. */
  grid?: boolean;
  /** The index of the row among `count` rows. */
  index: number;
  count: number;
  /** Moves the row to the index `to`: at each step of the keyboard, and once when the row is dropped. */
  onMove: (to: number) => void;
  /** Called when the row is dropped at another index than `from`, where it was grabbed. */
  onDrop?: (from: number, to: number) => void;
  /** Announces a text to screen readers, in a live region that stays in the page while rows move. */
  onSay: (text: string) => void;
}

/**
 * Stands in a row (`tr` or `li`) whose siblings are all such rows. Space or Enter grabs and drops the row, the arrow keys,
 * Home and End move it, and Escape puts it back. Losing the focus drops it.
 */
export function DragHandle({
  name,
  grid = false,
  index,
  count,
  onMove,
  onDrop,
  onSay,
}: DragHandleProps) {
  const [grabbedAt, setGrabbedAt] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const grabbed = grabbedAt !== null;
  const place = (at: number) => `position ${at + 1} of ${count}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row loses the focus when its element moves
  useLayoutEffect(() => {
    if (grabbed) button.current?.focus();
  }, [grabbed, index]);

  const drop = () => {
    if (grabbedAt === null) return;
    setGrabbedAt(null);
    onSay(`${name} dropped, ${place(index)}.`);
    if (index !== grabbedAt) onDrop?.(grabbedAt, index);
  };
  const putBack = () => {
    if (grabbedAt === null) return;
    setGrabbedAt(null);
    if (index !== grabbedAt) onMove(grabbedAt);
    onSay(`${name} moved back to ${place(grabbedAt)}.`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isGrab = event.key === ' ' || event.key === 'Enter';
    if (!grabbed && !isGrab) return;
    const keys: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      ...(grid && { ArrowLeft: index - 1, ArrowRight: index + 1 }),
      Home: 0,
      End: count - 1,
    };
    const to = keys[event.key];
    if (isGrab && !grabbed) {
      setGrabbedAt(index);
      onSay(
        `${name} grabbed, ${place(index)}. Arrow keys move it, Space drops it, Escape puts it back.`,
      );
    } else if (isGrab) drop();
    else if (event.key === 'Escape') putBack();
    else if (to !== undefined) {
      if (to >= 0 && to < count && to !== index) {
        onMove(to);
        onSay(`${name}, ${place(to)}.`);
      }
    } else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    const row = event.currentTarget.closest<HTMLElement>('tr, li');
    if (event.button !== 0 || !row || grabbed) return;
    const drag = grid ? dragTile : dragRow;
    drag(row, event.nativeEvent, {
      onDrop: (to) => {
        if (to === index) return;
        onMove(to);
        onSay(`${name} dropped, ${place(to)}.`);
        onDrop?.(index, to);
      },
      onCancel: () => onSay(`${name} moved back to ${place(index)}.`),
    });
  };
  const onBlur = () => {
    // when only the row moved, it gets the focus back at once
    requestAnimationFrame(() => {
      if (button.current !== document.activeElement) drop();
    });
  };

  return (
    <Button
      ref={button}
      className="drag-handle"
      size="icon"
      variant="ghost"
      aria-label={`Move ${name}, ${place(index)}`}
      aria-pressed={grabbed}
      data-grabbed={grabbed || undefined}
      title="Drag, or press Space and the arrow keys"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onBlur={onBlur}
    >
      <GripVertical aria-hidden="true" />
    </Button>
  );
}
