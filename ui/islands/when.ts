// The four moments at which an island may come alive.
import type { IslandWhen } from './registry.ts';

const REACHES = ['pointerenter', 'focusin', 'touchstart'] as const;

/** Resolves when `root` should be hydrated. */
export function waitUntil(when: IslandWhen, root: HTMLElement): Promise<void> {
  return {
    load: () => Promise.resolve(),
    idle: untilIdle,
    visible: untilVisible,
    interaction: untilReached,
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

function untilReached(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const reached = () => {
      for (const type of REACHES) root.removeEventListener(type, reach, true);
      resolve();
    };
    const reach = () => reached();
    for (const type of REACHES)
      root.addEventListener(type, reach, { capture: true, passive: true });
  });
}
