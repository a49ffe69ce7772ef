// Formats and matches a keyboard shortcut such as 'Mod+Shift+K'.
import type { Platform } from './platform.ts';

interface Key {
  glyph: string;
  word: string;
}

const APPLE: Record<string, Key> = {
  mod: { glyph: '⌘', word: 'Command' },
  alt: { glyph: '⌥', word: 'Option' },
  shift: { glyph: '⇧', word: 'Shift' },
  ctrl: { glyph: '⌃', word: 'Control' },
};

const OTHER: Record<string, Key> = {
  mod: { glyph: 'Ctrl', word: 'Control' },
  alt: { glyph: 'Alt', word: 'Alt' },
  shift: { glyph: 'Shift', word: 'Shift' },
  ctrl: { glyph: 'Ctrl', word: 'Control' },
};

const NAMED: Record<string, Key> = {
  enter: { glyph: '↵', word: 'Enter' },
  escape: { glyph: 'Esc', word: 'Escape' },
  backspace: { glyph: '⌫', word: 'Backspace' },
  delete: { glyph: 'Del', word: 'Delete' },
  arrowup: { glyph: '↑', word: 'Up arrow' },
  arrowdown: { glyph: '↓', word: 'Down arrow' },
  arrowleft: { glyph: '←', word: 'Left arrow' },
  arrowright: { glyph: '→', word: 'Right arrow' },
};

const ARIA: Record<string, string> = { ctrl: 'Control', alt: 'Alt', shift: 'Shift' };

/** The keys of a shortcut joined by '+'; `Mod` is Command on Apple's keyboards and Control on others. */
export function keysOf(shortcut: string, platform: Platform): Key[] {
  const modifiers = platform === 'apple' ? APPLE : OTHER;
  return split(shortcut).map((key) => {
    const known = modifiers[key.toLowerCase()] ?? NAMED[key.toLowerCase()];
    return known ?? { glyph: key.toUpperCase(), word: key.toUpperCase() };
  });
}

/** The shortcut as `aria-keyshortcuts` wants it: 'Meta+Shift+K'. */
export function ariaShortcut(shortcut: string, platform: Platform): string {
  const mod = platform === 'apple' ? 'Meta' : 'Control';
  return split(shortcut)
    .map((key) => (key.toLowerCase() === 'mod' ? mod : (ARIA[key.toLowerCase()] ?? key)))
    .join('+');
}

/**
 * The pressed key; for a letter of another script the Latin letter of that key: a Russian keyboard has no K, but a key in
 * its place.
 */
export function latinKeyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOtherScript = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  return (isOtherScript && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || key;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** Whether exactly this shortcut was pressed; on Apple's keyboards Control-K, which cuts a line, is not Mod+K. */
export function matchesShortcut(event: Pressed, shortcut: string, platform: Platform): boolean {
  const keys = split(shortcut).map((key) => key.toLowerCase());
  const wanted = (key: string) => keys.includes(key);
  const apple = platform === 'apple';
  return (
    latinKeyOf(event).toLowerCase() === keys.at(-1) &&
    event.metaKey === (apple && wanted('mod')) &&
    event.ctrlKey === (wanted('ctrl') || (!apple && wanted('mod'))) &&
    event.altKey === wanted('alt') &&
    event.shiftKey === wanted('shift')
  );
}

function split(shortcut: string): string[] {
  return shortcut.split('+').filter(Boolean);
}
