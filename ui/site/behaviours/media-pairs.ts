// Makes the shorter of two media items sticky while the taller one scrolls.
import {
  MEDIA_HEIGHT_DIFFERENCE_PX,
  MEDIA_REMEASURE_MS,
  MEDIA_WIDE_SCREEN_PX,
} from '#db/limits.ts';

/** Marks the shorter item of every pair with `data-sticky` when the heights differ by more than 50 px on a wide screen. */
export function initMediaPairs(): void {
  const pairs = document.querySelectorAll<HTMLElement>('[data-media-pair]');
  if (pairs.length === 0) return;
  const measure = () => {
    for (const pair of pairs) align(pair);
  };
  measure();
  setTimeout(measure, MEDIA_REMEASURE_MS);
  addEventListener('resize', measure);
  for (const pair of pairs) {
    // a late picture or film changes the height of its item
    pair.addEventListener('load', measure, true);
    pair.addEventListener('loadedmetadata', measure, true);
  }
}

function align(pair: HTMLElement): void {
  const items = [...pair.children] as HTMLElement[];
  const heights = items.map((item) => item.firstElementChild?.getBoundingClientRect().height ?? 0);
  const shortest = Math.min(...heights);
  const wide = innerWidth >= MEDIA_WIDE_SCREEN_PX;
  const differs = Math.max(...heights) - shortest > MEDIA_HEIGHT_DIFFERENCE_PX;
  items.forEach((item, index) => {
    item.toggleAttribute('data-sticky', wide && differs && heights[index] === shortest);
  });
}
