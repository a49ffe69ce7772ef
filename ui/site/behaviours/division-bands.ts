// The bands of the divisions open under the mouse and with the keyboard's focus; taps and Enter need no script.

/** Watches the disclosures of `list`, of which the browser keeps at most one open. */
export function openBands(list: HTMLElement): void {
  let [x, y] = [Number.NaN, Number.NaN];
  document.addEventListener(
    'pointermove',
    ({ target, pointerType, clientX, clientY }) => {
      // the page moving under a mouse at rest asks for nothing
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
    // the mouse has opened it by coming here
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
