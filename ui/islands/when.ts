// The five moments at which an island may come alive.
import { untilReached } from './lib/reach.ts';
import type { IslandWhen } from './registry.ts';

/** Resolves when `root` should be hydrated. */
export function waitUntil(when: IslandWhen, root: HTMLElement): Promise<void> {
  return {
    load: () => Promise.resolve(),
    idle: untilIdle,
    visible: untilVisible,
    interaction: untilReached,
    asked: untilAsked,
  }[when](root);
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback
    const schedule =
      window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    schedule(() => resolve());
  });
}

function untilVisible(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
  });
}

function untilAsked(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    root.addEventListener('asked', () => resolve(), { once: true });
  });
}
