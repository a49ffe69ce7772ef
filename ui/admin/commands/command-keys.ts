// What listens on every screen of the back office: the two keys and the two buttons that open its dialogs. No React.

import { dayAndTime } from '#ui/kit/dates.ts';
import { platformOf } from '#ui/kit/platform.ts';
import { ariaShortcut, keysOf, matchesShortcut } from '#ui/kit/shortcut.ts';
import { type DeskDialog, desk } from './command-dialog-store.ts';
import { hasSingleKeys } from './single-keys.ts';

/** Opens the palette and gives the browser's own meaning of these keys away. */
export const COMMANDS_KEYS = 'Mod+K';
/** Opens the list of keys, unless somebody writes. */
export const SHORTCUTS_KEY = '?';

/** Those on their way out ask nothing any more. */
const DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])';
const WRITING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const WITHOUT_TEXT = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="file"])';

/** Tends the screen; `root` is the island that holds the dialogs, and is marked when everything listens. */
export function initCommandKeys(root: HTMLElement): void {
  const platform = platformOf(navigator.userAgent);
  const open = (dialog: DeskDialog) => {
    if (desk.current() === dialog) return desk.show(null);
    desk.show(dialog, desk.current() === null ? document.activeElement : null);
    root.dispatchEvent(new Event('hydrate'));
  };

  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-opens]');
    const dialog = button?.dataset.opens;
    if (!button || (dialog !== 'commands' && dialog !== 'shortcuts')) return;
    // not every browser focuses what is clicked, and the focus comes back to where it was
    button.focus({ preventScroll: true });
    open(dialog);
  });

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    const wanted = wantedBy(event, platform);
    // a question that is being asked comes first
    if (!wanted || (desk.current() === null && document.querySelector(DIALOG))) return;
    event.preventDefault();
    open(wanted);
  });

  addEventListener('preload-error', (event) => {
    if ((event as CustomEvent<{ island: string }>).detail.island === 'admin-commands') giveUp();
  });

  showOwnKeys(platform);
  showOwnTimes();
  const current = document.querySelector('.admin-shell-links [aria-current]');
  requestAnimationFrame(() => current?.scrollIntoView({ block: 'nearest', inline: 'center' }));
  root.dataset.tended = '';
}

function wantedBy(event: KeyboardEvent, platform: ReturnType<typeof platformOf>) {
  if (matchesShortcut(event, COMMANDS_KEYS, platform)) return 'commands';
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  // by what it writes: where it lies, and whether it needs Shift, differs by keyboard
  const isAsked = isPlain && event.key === SHORTCUTS_KEY && !isWriting(event.target);
  return isAsked && hasSingleKeys() ? 'shortcuts' : null;
}

function isWriting(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(WRITING) : null;
  return field !== null && !field.matches(WITHOUT_TEXT);
}

/** The server does not know the visitor's keyboard, and wrote Control. */
function showOwnKeys(platform: ReturnType<typeof platformOf>): void {
  for (const button of document.querySelectorAll('[data-opens="commands"]')) {
    button.setAttribute('aria-keyshortcuts', ariaShortcut(COMMANDS_KEYS, platform));
    const drawn = button.querySelector('.admin-shell-key');
    const glyphs = keysOf(COMMANDS_KEYS, platform).map(({ glyph }) => glyph);
    if (drawn) drawn.textContent = glyphs.join(' ');
  }
}

/** Nor does it know the visitor's zone, and wrote UTC. */
function showOwnTimes(): void {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-clock]');
  // a browser takes 25 ms and more to say where it is
  if (times.length === 0) return;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = new Date().toISOString();
  for (const time of times) time.textContent = dayAndTime(time.dateTime, now, zone);
}

/** The code of the dialogs did not come: said where they were asked for. */
function giveUp(): void {
  desk.show(null);
  for (const words of document.querySelectorAll('.admin-shell-search-words'))
    words.textContent = 'Not available: reload';
}
