// Dragging a row to another place: the row follows the pointer, the others make room. The order of the elements is not changed.
import { type DragEnd, followPointer } from './follow-pointer.ts';
import { scrollAtEdges } from './scroll-at-edges.ts';

/** The index of a row with its middle at `middle`: the number of `others` whose own middle is before it. */
export function placeAt(middle: number, others: readonly { middle: number }[]): number {
  return others.filter((other) => other.middle < middle).length;
}

/** Starts a drag when the pointer goes down on the handle of `row`. When it ends, all rows are back where they were. */
export function dragRow(row: HTMLElement, start: PointerEvent, ends: DragEnd): void {
  const rows = [...(row.parentElement?.children ?? [])] as HTMLElement[];
  const from = rows.indexOf(row);
  const boxes = rows.map((each) => {
    const { top, height } = each.getBoundingClientRect();
    return { middle: top + scrollY + height / 2, height };
  });
  const own = boxes[from];
  if (!own) return;
  const others = boxes.filter((_, at) => at !== from);
  const startY = start.clientY + scrollY;
  let pointerY = start.clientY;

  const place = () => {
    const by = pointerY + scrollY - startY;
    const to = placeAt(own.middle + by, others);
    for (const [at, each] of rows.entries()) {
      if (each === row) each.style.transform = `translateY(${by}px)`;
      else if (at > from && at <= to) each.style.transform = `translateY(${-own.height}px)`;
      else if (at < from && at >= to) each.style.transform = `translateY(${own.height}px)`;
      else each.style.transform = '';
    }
    return to;
  };
  const end = (after: (to: number) => void) => {
    const to = place();
    over.abort();
    delete row.dataset.dragged;
    delete row.parentElement?.dataset.sorting;
    for (const each of rows) each.style.transform = '';
    after(to);
  };
  const over = new AbortController();
  const { signal } = over;
  row.dataset.dragged = '';
  if (row.parentElement) row.parentElement.dataset.sorting = '';
  scrollAtEdges(() => pointerY, place, signal);
  followPointer(start, ends, {
    onMove({ clientY }) {
      pointerY = clientY;
      place();
    },
    end,
    signal,
  });
}
