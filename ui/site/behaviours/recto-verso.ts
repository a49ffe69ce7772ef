// The diagonal divider between the two sides of a shop follows its range.

/** How far a finger moves sideways before it moves the divider: until then it may be about to scroll the page. */
const TOUCH_SLOP_PX = 6;

/** Activates every divider of the page; without script both sides are shown beside each other. */
export function initRectoVerso(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('.recto-verso')) {
    const range = figure.querySelector<HTMLInputElement>('.recto-verso-range');
    if (!range) continue;
    const update = () => {
      figure.style.setProperty('--at', `${range.valueAsNumber / 100}`);
      range.setAttribute(
        'aria-valuetext',
        `${range.value}% front, ${100 - range.valueAsNumber}% back room`,
      );
    };
    // a range takes the place of a finger at once, also of one that then scrolls the page
    let undecided: { x: number; value: string } | undefined;
    const decide = () => {
      undecided = undefined;
      update();
    };
    range.addEventListener('pointerdown', ({ pointerType, clientX: x }) => {
      undecided = pointerType === 'touch' ? { x, value: range.value } : undefined;
    });
    range.addEventListener('pointermove', ({ clientX }) => {
      if (undecided && Math.abs(clientX - undecided.x) > TOUCH_SLOP_PX) decide();
    });
    range.addEventListener('pointercancel', () => {
      if (undecided) range.value = undecided.value;
      decide();
    });
    range.addEventListener('pointerup', decide);
    range.addEventListener('input', () => {
      if (!undecided) update();
    });
    update();
    range.hidden = false;
    figure.dataset.divided = '';
  }
}
