import { expect, test } from 'bun:test';
import { platformOf } from './platform.ts';
import { ariaShortcut, keysOf, latinKeyOf, matchesShortcut } from './shortcut.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('Mod is Command on a Mac and Control elsewhere', () => {
  expect(keysOf('Mod+K', 'apple')).toEqual([
    { glyph: '⌘', word: 'Command' },
    { glyph: 'K', word: 'K' },
  ]);
  expect(keysOf('mod+k', 'other').map(({ glyph }) => glyph)).toEqual(['Ctrl', 'K']);
});

test('named keys are announced in words', () => {
  expect(keysOf('Shift+ArrowUp', 'apple').map(({ word }) => word)).toEqual(['Shift', 'Up arrow']);
});

test('a shortcut is formatted for aria-keyshortcuts', () => {
  expect(ariaShortcut('Mod+Shift+K', 'apple')).toBe('Meta+Shift+K');
  expect(ariaShortcut('Mod+K', 'other')).toBe('Control+K');
});

test('Control-K matches Mod+K on a PC', () => {
  expect(matchesShortcut(press('k', { ctrlKey: true }), 'Mod+K', 'other')).toBe(true);
});

test('Control-K does not match Mod+K on a Mac', () => {
  expect(matchesShortcut(press('k', { ctrlKey: true }), 'Mod+K', 'apple')).toBe(false);
});

test('a shortcut works on a keyboard of another script', () => {
  const russian = press('л', { code: 'KeyK', ctrlKey: true });
  expect(matchesShortcut(russian, 'Mod+K', 'other')).toBe(true);
  expect(matchesShortcut(russian, 'Mod+S', 'other')).toBe(false);
});

test('AltGr, which is Control and Alt, types a letter and is no shortcut', () => {
  const typed = press('s', { ctrlKey: true, altKey: true });
  expect(matchesShortcut(typed, 'Mod+S', 'other')).toBe(false);
  expect(matchesShortcut(typed, 'Mod+Alt+S', 'other')).toBe(true);
});

test('a Latin letter counts wherever its key is', () => {
  expect(latinKeyOf({ key: 'a', code: 'KeyQ' })).toBe('a');
  expect(latinKeyOf({ key: 'ö', code: 'Semicolon' })).toBe('ö');
  expect(latinKeyOf({ key: 'О', code: 'KeyJ' })).toBe('j');
});

test('Shift makes another shortcut', () => {
  const pressed = press('K', { metaKey: true, shiftKey: true });
  expect(matchesShortcut(pressed, 'Mod+K', 'apple')).toBe(false);
  expect(matchesShortcut(pressed, 'Mod+Shift+K', 'apple')).toBe(true);
});

test('an Apple keyboard is detected by the platform name', () => {
  expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('apple');
  expect(platformOf('Mozilla/5.0 (X11; Linux x86_64)')).toBe('other');
});
