// Dragging a tile of a grid to another place: the tile follows the pointer, and the place it would take is outlined.
import { type DragEnd, followPointer } from './follow-pointer.ts';
import { scrollAtEdges } from './scroll-at-edges.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the box whose middle is nearest to a point. */
export function nearestBox(x: number, y: number, boxes: readonly Box[]): number {
  const distances = boxes.map(({ left, top, width, height }) =>
    Math.hypot(left + width / 2 - x, top + height / 2 - y),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Starts a drag when the pointer goes down on the handle of `tile`. When it ends, all tiles are back where they were. */
export function dragTile(tile: HTMLElement, start: PointerEvent, ends: DragEnd): void {
  const tiles = [...(tile.parentElement?.children ?? [])] as HTMLElement[];
  const boxes = tiles.map((each): Box => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { left: left + scrollX, top: top + scrollY, width, height };
  });
  const own = boxes[tiles.indexOf(tile)];
  if (!own) return;
  const startY = start.clientY + scrollY;
  let pointer = { x: start.clientX, y: start.clientY };

  const place = () => {
    const by = { x: pointer.x - start.clientX, y: pointer.y + scrollY - startY };
    const middle = { x: own.left + own.width / 2 + by.x, y: own.top + own.height / 2 + by.y };
    const to = nearestBox(middle.x, middle.y, boxes);
    tile.style.transform = `translate(${by.x}px, ${by.y}px)`;
    for (const [at, each] of tiles.entries())
      each.toggleAttribute('data-drop-here', at === to && each !== tile);
    return to;
  };
  const over = new AbortController();
  const { signal } = over;
  const end = (after: (to: number) => void) => {
    const to = place();
    over.abort();
    delete tile.dataset.dragged;
    tile.style.transform = '';
    for (const each of tiles) each.removeAttribute('data-drop-here');
    after(to);
  };
  tile.dataset.dragged = '';
  scrollAtEdges(() => pointer.y, place, signal);
  followPointer(start, ends, {
    onMove({ clientX, clientY }) {
      pointer = { x: clientX, y: clientY };
      place();
    },
    end,
    signal,
  });
}
