// Moves the picture of a city after the pointer, and back when the pointer leaves.
import { show } from '#ui/islands/lazy-images.ts';

/** The share of the distance that is covered in one frame. */
const PULL = 0.14;
const GAP_PX = 40;
const SETTLED_PX = 0.3;

/** Sets `--locations-x` and `--locations-y` on `list`: how far its pictures are from their place at the right. */
export function initFollowPointer(list: HTMLElement): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let [x, y, toX, toY] = [0, 0, 0, 0];
  let frame = 0;
  const step = () => {
    x += (toX - x) * PULL;
    y += (toY - y) * PULL;
    const settled = Math.abs(toX - x) < SETTLED_PX && Math.abs(toY - y) < SETTLED_PX;
    if (settled) [x, y] = [toX, toY];
    list.style.setProperty('--locations-x', `${x.toFixed(1)}px`);
    list.style.setProperty('--locations-y', `${y.toFixed(1)}px`);
    frame = settled ? 0 : requestAnimationFrame(step);
  };
  const goTo = (left: number, top: number) => {
    [toX, toY] = [left, top];
    if (frame === 0) frame = requestAnimationFrame(step);
  };
  list.addEventListener(
    'pointerenter',
    () => {
      // those that lie under the first one never come into view by themselves
      for (const image of list.querySelectorAll<HTMLImageElement>('img[data-src]')) show(image);
    },
    { once: true },
  );
  list.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse' || reduced.matches) return;
    const box = list.getBoundingClientRect();
    const width = list.querySelector<HTMLElement>('.location-picture')?.offsetWidth ?? 0;
    // beside the pointer, so that the name it is on can be read, and never past its place
    const rest = box.right - width;
    goTo(Math.min(0, clientX + GAP_PX - rest), clientY - (box.top + box.height / 2));
  });
  list.addEventListener('pointerleave', () => goTo(0, 0));
}
