// Counts large figures up once, when they are first seen; the document always holds their final text.
import { type Figure, figureAt, parseFigure } from '#ui/kit/figure.ts';

const COUNT_MS = 1200;
/** The share of a figure that must be visible before it starts. */
const SEEN = 0.4;

/** Watches every figure of the page. Does nothing with reduced motion. Returns a function that stops it. */
export function initCountUp(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const figures = new Map<Element, Figure>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const figure = figures.get(target);
        if (!isIntersecting || !figure) continue;
        observer.unobserve(target);
        count(target as HTMLElement, figure);
      }
    },
    { threshold: SEEN },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    // figures in a preview are not animated
    const figure = element.closest('[inert]') ? null : parseFigure(element.textContent);
    if (!figure) continue;
    figures.set(element, figure);
    element.dataset.counting = figureAt(figure, startOf(figure));
    observer.observe(element);
  }
  const finish = () => {
    observer.disconnect();
    for (const element of figures.keys()) delete (element as HTMLElement).dataset.counting;
  };
  // print shows the whole page at once
  addEventListener('beforeprint', finish, { once: true });
  return finish;
}

/** The share at which a figure already has all its digits: 128 counts from 100, so that its width does not change. */
function startOf({ value }: Figure): number {
  return value < 1 ? 0 : 10 ** Math.floor(Math.log10(value)) / value;
}

function count(element: HTMLElement, figure: Figure): void {
  const from = startOf(figure);
  const start = performance.now();
  const step = (now: number) => {
    const time = Math.min(1, Math.max(0, (now - start) / COUNT_MS));
    // printed or removed meanwhile: there is nothing left to count
    if (time === 1 || element.dataset.counting === undefined) {
      delete element.dataset.counting;
      return;
    }
    element.dataset.counting = figureAt(figure, 1 - (1 - from) * (1 - time) ** 4);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
