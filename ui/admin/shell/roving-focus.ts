// A toolbar's roving focus: it is one tab stop, and the arrow keys move between its tools.
import type { KeyboardEvent } from 'react';

const toolsOf = (strip: HTMLElement | null) => [
  ...(strip?.querySelectorAll<HTMLElement>('[data-tool]') ?? []),
];

/** Keeps the tool that was focused last as the only tab stop, while tools are added and removed. */
export function keepOneTabStop(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return;
  let stop: HTMLElement | undefined;
  const update = () => {
    const tools = toolsOf(strip);
    if (!stop || !tools.includes(stop)) stop = tools[0];
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
  };
  const onFocus = (event: FocusEvent) => {
    stop = (event.target as Element).closest<HTMLElement>('[data-tool]') ?? stop;
    update();
  };
  update();
  const watch = new MutationObserver(update);
  watch.observe(strip, { childList: true, subtree: true });
  strip.addEventListener('focusin', onFocus);
  return () => {
    watch.disconnect();
    strip.removeEventListener('focusin', onFocus);
  };
}

/** Moves the focus with the arrow keys, Home and End; Escape calls `leave`. Other keys are left alone. */
export function moveThrough(
  event: KeyboardEvent,
  strip: HTMLElement | null,
  leave: () => void,
): void {
  const tools = toolsOf(strip);
  const at = tools.indexOf(event.target as HTMLElement);
  // an open menu handles its own keys
  if (at < 0) return;
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const to = {
    ArrowRight: at + onward,
    ArrowLeft: at - onward,
    Home: 0,
    End: tools.length - 1,
  }[event.key];
  if (to !== undefined) tools.at(to % tools.length)?.focus();
  else if (event.key === 'Escape') leave();
  else return;
  event.preventDefault();
}
