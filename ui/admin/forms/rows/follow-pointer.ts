// Follows the pointer of a drag until it is released or the drag is cancelled.

/** The handlers for the end of a drag. */
export interface DragEnd {
  /** Called with the index of the drop, even when it is the index at the start. */
  onDrop: (to: number) => void;
  /** Called for Escape, and when the browser cancels the pointer. */
  onCancel: () => void;
}

/** Calls `onMove` for each move of the pointer of `start`, and `end` when the drag ends, with `onDrop` or `onCancel`. */
export function followPointer(
  start: PointerEvent,
  { onDrop, onCancel }: DragEnd,
  {
    onMove,
    end,
    signal,
  }: {
    onMove: (event: PointerEvent) => void;
    end: (after: (to: number) => void) => void;
    /** Stops following the pointer. */
    signal: AbortSignal;
  },
): void {
  // another finger neither moves nor ends the drag
  const ofSamePointer = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) listener(event);
  };
  addEventListener('pointermove', ofSamePointer(onMove), { signal });
  addEventListener(
    'pointerup',
    ofSamePointer(() => end(onDrop)),
    { signal },
  );
  addEventListener(
    'pointercancel',
    ofSamePointer(() => end(onCancel)),
    { signal },
  );
  addEventListener(
    'keydown',
    (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(onCancel);
    },
    { signal, capture: true },
  );
}
