// Opens the division bands on hover and focus; taps and Enter work without script.

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
    if ((target as Element).matches('summary:focus-visible')) open(target);
  });
  list.addEventListener('click', (event) => {
    // hover has opened it already
    if (event.pointerType === 'mouse' && summaryOf(event.target)) event.preventDefault();
  });
}

function open(target: EventTarget | null): void {
  const band = (target as Element).closest('details');
  if (band) band.open = true;
}

function summaryOf(target: EventTarget | null): Element | null {
  return (target as Element).closest('summary');
}
