// The corner of the sheet turns the page to its dark side, and back.
import { chooseScheme, currentScheme } from './scheme.ts';

/** Activates the corner in the header. Without script it is hidden, and the device sets the scheme. */
export function initPageCorner(): void {
  const corner = document.querySelector<HTMLButtonElement>('.page-corner');
  if (!corner) return;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const update = () => corner.setAttribute('aria-pressed', `${currentScheme() === 'dark'}`);
  corner.addEventListener('click', () => {
    const turn = () => {
      chooseScheme(currentScheme() === 'dark' ? 'light' : 'dark');
      update();
    };
    if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return turn();
    const root = document.documentElement;
    root.dataset.turning = '';
    document.startViewTransition(turn).finished.finally(() => root.removeAttribute('data-turning'));
  });
  device.addEventListener('change', update);
  update();
  corner.hidden = false;
}
