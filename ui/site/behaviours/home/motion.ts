// Whether automatic motion is allowed: one control stops all of it for the session (WCAG 2.2.2).
import { tabStore } from '#ui/kit/browser-storage.ts';

/** Calls `listener` at once and on every change with whether motion is allowed. */
export type ObserveMotion = (listener: (runs: boolean) => void) => void;

const STORED = 'motion';

/**
 * Activates `toggle`. Nothing moves while it is pressed, while the tab is hidden, or with reduced motion, which also hides
 * the toggle because there is nothing to stop.
 */
export function controlMotion(toggle: HTMLButtonElement): ObserveMotion {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const listeners: ((runs: boolean) => void)[] = [];
  let paused = tabStore.getItem(STORED) === 'paused';
  const runs = () => !paused && !document.hidden && !reduced.matches;
  const update = () => {
    toggle.hidden = reduced.matches;
    toggle.toggleAttribute('data-paused', paused);
    toggle.setAttribute('aria-label', paused ? 'Play motion' : 'Pause motion');
    for (const listener of listeners) listener(runs());
  };
  toggle.addEventListener('click', () => {
    paused = !paused;
    tabStore.setItem(STORED, paused ? 'paused' : 'running');
    update();
  });
  document.addEventListener('visibilitychange', update);
  reduced.addEventListener('change', update);
  update();
  return (listener) => {
    listeners.push(listener);
    listener(runs());
  };
}
