// Moves the picture of a city with the pointer, between the names of the cities and their addresses.
import { show } from '#ui/islands/lazy-images.ts';

/** The share of the distance that is covered in one frame. */
const PULL = 0.14;
const GAP_PX = 32;
const SETTLED_PX = 0.3;

/** Sets `--locations-x` and `--locations-y` on `list`: how far its pictures are from their place beside the addresses. */
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
      // pictures covered by the first one are never loaded by the lazy-image observer
      for (const image of list.querySelectorAll<HTMLImageElement>('img[data-src]')) show(image);
    },
    { once: true },
  );
  list.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse' || reduced.matches) return;
    const box = list.getBoundingClientRect();
    const share = 1 - (clientX - box.left) / box.width;
    goTo(-freeWidth(list) * share, clientY - box.top - (pictureOf(list)?.offsetTop ?? 0));
  });
  list.addEventListener('pointerleave', () => goTo(0, 0));
}

/** How far the picture may move to the left before it covers the longest name. */
function freeWidth(list: HTMLElement): number {
  const cities = [...list.querySelectorAll('.location-city')].map((city) => {
    const name = document.createRange();
    name.selectNodeContents(city);
    return name.getBoundingClientRect().right;
  });
  // the resting position, without the current offset
  const rest = pictureOf(list)?.offsetLeft ?? 0;
  return Math.max(0, list.getBoundingClientRect().left + rest - GAP_PX - Math.max(...cities));
}

/** A picture; all have the same place. */
function pictureOf(list: HTMLElement): HTMLElement | null {
  return list.querySelector('.location-picture');
}
