// The first sign that a person will use something: hover, touch or keyboard focus.

const REACHES = ['pointerenter', 'focusin', 'touchstart', 'input'] as const;

/** Resolves at the first hover, touch or focus in `root`. */
export function untilIntent(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const reach = () => {
      for (const type of REACHES) root.removeEventListener(type, reach, true);
      resolve();
    };
    for (const type of REACHES)
      root.addEventListener(type, reach, { capture: true, passive: true });
  });
}
