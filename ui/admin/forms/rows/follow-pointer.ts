// The pointer of a drag, from where it went down to where it is let go.

/** How a drag ends. */
export interface DragEnd {
  /** Where it is let go, also when that is where it was. */
  onDrop: (to: number) => void;
  /** Escape, or the browser took the pointer away. */
  onCancel: () => void;
}

/** Calls `onMove` with each move of the pointer that went down with `start`, and `end` once, with what comes after. */
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
    /** Ends the following. */
    signal: AbortSignal;
  },
): void {
  addEventListener(
    'pointermove',
    (event: PointerEvent) => {
      if (event.pointerId === start.pointerId) onMove(event);
    },
    { signal },
  );
  addEventListener('pointerup', () => end(onDrop), { signal });
  addEventListener('pointercancel', () => end(onCancel), { signal });
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
