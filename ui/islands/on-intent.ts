// The moment a person reaches for something: with the pointer, a finger or the keyboard.

const REACHES = ['pointerenter', 'focusin', 'touchstart', 'input'] as const;

/** Resolves when somebody reaches for `root` or what is in it. */
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
