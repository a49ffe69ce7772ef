// The four moments at which an island may come alive.
import type { IslandWhen } from './registry.ts';

const REACHES = ['pointerenter', 'focusin', 'touchstart', 'click'] as const;

/** Resolves when `root` should be hydrated, with what to do after: a click that came too early is given again. */
export function waitUntil(when: IslandWhen, root: HTMLElement): Promise<() => void> {
  return {
    load: () => Promise.resolve(nothing),
    idle: untilIdle,
    visible: untilVisible,
    interaction: untilInteraction,
  }[when](root);
}

function nothing() {}

function untilIdle(): Promise<() => void> {
  return new Promise((resolve) => {
    // Safari has no idle callback
    const schedule =
      window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    schedule(() => resolve(nothing));
  });
}

function untilVisible(root: HTMLElement): Promise<() => void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve(nothing);
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
  });
}

function untilInteraction(root: HTMLElement): Promise<() => void> {
  return new Promise((resolve) => {
    let early: HTMLElement | null = null;
    const reach = (event: Event) => {
      if (root.dataset.live !== undefined) return stop();
      if (event.type === 'click' && isPlain(event as MouseEvent)) {
        early = event.target as HTMLElement;
        event.preventDefault();
        event.stopPropagation();
      }
      resolve(() => {
        stop();
        early?.click();
      });
    };
    const stop = () => {
      for (const type of REACHES) root.removeEventListener(type, reach, true);
    };
    for (const type of REACHES) root.addEventListener(type, reach, { capture: true });
  });
}

/** A click that stays on this page: no modifier that opens a tab or a window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
