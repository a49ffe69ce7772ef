// Opens the division bands on hover and focus; taps and Enter work without script.
import { LAYOUT_ANIMATION_MS } from '#db/limits.ts';

/** The transition of the heights begins a few frames after the band was opened; on a slow computer these take long. */
const STARTS_WITHIN_MS = 1000;

/** Watches the disclosures of `list`, of which the browser keeps at most one open. */
export function initDivisionBands(list: HTMLElement): void {
  let [x, y] = [Number.NaN, Number.NaN];
  document.addEventListener(
    'pointermove',
    ({ target, pointerType, clientX, clientY }) => {
      // ignores a page that scrolls under a resting mouse
      const moved = clientX !== x || clientY !== y;
      [x, y] = [clientX, clientY];
      if (pointerType === 'mouse' && moved && list.contains(target as Node)) open(target);
    },
    { passive: true },
  );
  list.addEventListener('focusin', ({ target }) => {
    // also a link in a band that is just closing, which would take the focus with it
    if ((target as Element).matches(':focus-visible')) open(target);
  });
  list.addEventListener('click', (event) => {
    // hover has opened it already
    if (event.pointerType === 'mouse' && summaryOf(event.target)) event.preventDefault();
  });
}

function open(target: EventTarget | null): void {
  const band = (target as Element).closest('details');
  if (!band || band.open) return;
  const { top } = band.getBoundingClientRect();
  band.open = true;
  hold(band, top);
}

/**
 * Keeps the name in place on the screen while the band above it closes: scrolls the page until all bands have their height,
 * or somebody scrolls.
 */
function hold(band: HTMLDetailsElement, top: number): void {
  let end = performance.now() + STARTS_WITHIN_MS;
  let moves = false;
  const held = new AbortController();
  for (const event of ['wheel', 'keydown'])
    addEventListener(event, () => held.abort(), { passive: true, signal: held.signal });
  const step = (now: number) => {
    if (!band.open || held.signal.aborted) return held.abort();
    const shift = band.getBoundingClientRect().top - top;
    if (shift !== 0 && !moves) {
      moves = true;
      end = now + LAYOUT_ANIMATION_MS + 100;
    }
    scrollBy({ top: shift, behavior: 'instant' });
    if (now < end) requestAnimationFrame(step);
    else held.abort();
  };
  requestAnimationFrame(step);
}

function summaryOf(target: EventTarget | null): Element | null {
  return (target as Element).closest('summary');
}
