// The five triggers of hydration.
import { untilIntent } from './on-intent.ts';
import type { IslandWhen } from './registry.ts';

/** Resolves when `root` should be hydrated. */
export function waitForTrigger(when: IslandWhen, root: HTMLElement): Promise<void> {
  return {
    load: () => Promise.resolve(),
    idle: untilIdle,
    visible: () => Promise.race([untilVisible(root), untilBack()]),
    interaction: () => Promise.race([untilIntent(root), untilBack()]),
    manual: untilCalled,
  }[when](root);
}

/** Resolves when the browser has nothing else to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback
    const schedule =
      window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    schedule(() => resolve());
  });
}

/** Resolves when the island, or its hydrate target, is near the window. */
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
    observer.observe(root.querySelector('[data-hydrate-target]') ?? root);
  });
}

/** Resolves when the visitor goes Back within this document. */
function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
  });
}

function untilCalled(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    root.addEventListener('hydrate', () => resolve(), { once: true });
  });
}
