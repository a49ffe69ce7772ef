// Leads to a field of a document's form: opens the folded parts around it, then focuses it.
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { reveal } from '#ui/admin/forms/reveal.ts';

/** The wait for a field, in frames: nested parts open one after another, each once the part around it is rendered. */
const FRAMES_MAX = 20;

interface WayToField {
  /** Focuses the field at `path`, as soon as it is in the page. */
  lead: (path: string, form: HTMLElement) => void;
  /** Calls `onLed` with each path that somebody is led to, at once for one under way. Returns a function that stops it. */
  follow: (onLed: (path: string) => void) => () => void;
}

/** Creates the way to the fields of one form. */
export function createWayToField(): WayToField {
  const followers = new Set<(path: string) => void>();
  let target: string | null = null;
  return {
    lead(path, form) {
      target = path;
      for (const follower of followers) follower(path);
      let frames = 0;
      const look = () => {
        if (target !== path) return;
        const control = controlOf(form, path);
        if (!control && ++frames < FRAMES_MAX) return void requestAnimationFrame(look);
        target = null;
        if (!control) return;
        reveal(control);
        // a control that was folded can take the focus only once it is rendered, which may take some frames
        const focus = () => {
          control.focus({ preventScroll: true });
          const isFocused = document.activeElement === control;
          if (!isFocused && ++frames < FRAMES_MAX) return void requestAnimationFrame(focus);
          control.scrollIntoView({ block: 'center' });
        };
        requestAnimationFrame(focus);
      };
      requestAnimationFrame(look);
    },
    follow(onLed) {
      followers.add(onLed);
      if (target !== null) onLed(target);
      return () => followers.delete(onLed);
    },
  };
}

/** Null outside the form of a document. */
export const WayToFieldContext = createContext<WayToField | null>(null);

/** Calls `onLed` when somebody is led to a field at or inside `path`. */
export function useLedTo(path: string, onLed: () => void): void {
  const way = useContext(WayToFieldContext);
  const arrive = useEffectEvent(onLed);
  useEffect(
    () =>
      way?.follow((target) => {
        if (target === path || target.startsWith(`${path}.`)) arrive();
      }),
    [way, path],
  );
}

const CONTROLS = 'input:not([type="hidden"], [hidden]), textarea, select, [contenteditable="true"]';
const BODY = '.admin-form-section-fields, .folding-row-fields';

/** The control of a field, or the first one of a group, a list or a section; null while it is not in the page. */
function controlOf(form: HTMLElement, path: string): HTMLElement | null {
  const name = CSS.escape(path);
  const named = form.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`);
  if (named) return named;
  const part = form.querySelector(`[data-field="${name}"]`);
  const body = part?.querySelector(BODY) ?? part;
  return body?.querySelector<HTMLElement>(CONTROLS) ?? part?.querySelector('button') ?? null;
}
