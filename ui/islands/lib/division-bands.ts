// The bands of the divisions open under the mouse and with the keyboard's focus; taps and Enter need no script.

/** Watches the disclosures of `list`, of which the browser keeps at most one open. */
export function openBands(list: HTMLElement): void {
  for (const band of list.querySelectorAll('details')) {
    band.addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
      // the page moving under a mouse at rest asks for nothing
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) band.open = true;
    });
    band.querySelector('summary')?.addEventListener('focus', ({ target }) => {
      if ((target as Element).matches(':focus-visible')) band.open = true;
    });
    band.querySelector('summary')?.addEventListener('click', (event) => {
      // the mouse has opened it by coming here
      if ((event as PointerEvent).pointerType === 'mouse' && band.open) event.preventDefault();
    });
  }
}
