// The diagonal divider between the two sides of a shop follows its range.

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
    range.addEventListener('input', update);
    update();
    range.hidden = false;
    figure.dataset.divided = '';
  }
}
