// The shortcuts and buttons that open the command dialogs on every admin screen. No React.
import { dayAndTime } from '#ui/kit/dates.ts';
import { platformOf } from '#ui/kit/platform.ts';
import { ariaShortcut, keysOf, matchesShortcut } from '#ui/kit/shortcut.ts';
import { type CommandDialog, commandDialogStore } from './command-dialog-store.ts';
import { titleOfOpenItem } from './page-actions.ts';
import { forgetItem, rememberItem } from './recent-items.ts';
import { hasSingleKeys } from './single-keys.ts';
import { isDialogOpen, isTextField } from './typing-target.ts';

/** Opens the palette instead of the browser's own action. */
export const COMMANDS_KEYS = 'Mod+K';
/** Opens the shortcut list, except in text fields. */
export const SHORTCUTS_KEY = '?';

/** Adds the listeners. `root` is the island with the dialogs; it gets `data-listening` when all listeners are added. */
export function initCommandKeys(root: HTMLElement): void {
  const platform = platformOf(navigator.userAgent);
  const open = (dialog: CommandDialog) => {
    if (commandDialogStore.current() === dialog) return commandDialogStore.show(null);
    commandDialogStore.show(
      dialog,
      commandDialogStore.current() === null ? document.activeElement : null,
    );
    root.dispatchEvent(new Event('hydrate'));
  };

  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-opens]');
    const dialog = button?.dataset.opens;
    if (!button || (dialog !== 'commands' && dialog !== 'shortcuts')) return;
    // not every browser focuses a clicked button, and the focus returns to it
    button.focus({ preventScroll: true });
    open(dialog);
  });

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    const dialog = dialogFor(event, platform);
    // in another open dialog, the keys belong to that dialog
    if (!dialog || (commandDialogStore.current() === null && isDialogOpen())) return;
    event.preventDefault();
    open(dialog);
  });

  closeCreateMenu();
  rememberOpenItem();
  addEventListener('preload-error', (event) => {
    if ((event as CustomEvent<{ island: string }>).detail.island === 'admin-commands')
      showUnavailable();
  });

  showPlatformKeys(platform);
  showLocalTimes();
  const current = document.querySelector('.admin-shell-links [aria-current]');
  requestAnimationFrame(() => current?.scrollIntoView({ block: 'nearest', inline: 'center' }));
  root.dataset.listening = '';
}

function dialogFor(event: KeyboardEvent, platform: ReturnType<typeof platformOf>) {
  if (matchesShortcut(event, COMMANDS_KEYS, platform)) return 'commands';
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  // compares the character: its key, and whether it needs Shift, differs by keyboard
  const isShortcut = isPlain && event.key === SHORTCUTS_KEY && !isTextField(event.target);
  return isShortcut && hasSingleKeys() ? 'shortcuts' : null;
}

/** Replaces Control, which the server rendered, by the keys of the user's platform. */
function showPlatformKeys(platform: ReturnType<typeof platformOf>): void {
  for (const button of document.querySelectorAll('[data-opens="commands"]')) {
    button.setAttribute('aria-keyshortcuts', ariaShortcut(COMMANDS_KEYS, platform));
    const label = button.querySelector('.admin-shell-key');
    const glyphs = keysOf(COMMANDS_KEYS, platform).map(({ glyph }) => glyph);
    if (label) label.textContent = glyphs.join(' ');
  }
}

/** Remembers the item of an editing screen with its title when the page is left, and forgets an item that was deleted. */
function rememberOpenItem(): void {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded?.responseStatus === 404) {
    forgetItem(location.pathname);
    return;
  }
  // a new item gets its address while it is written
  addEventListener('pagehide', () => {
    const title = titleOfOpenItem();
    if (title) rememberItem({ href: location.pathname, title });
  });
}

/** Closes the create menu of the shell with Escape, and when the focus or a click is elsewhere. */
function closeCreateMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.admin-create');
  if (!menu) return;
  const closeOutside = ({ target }: Event) => {
    if (menu.open && !menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener('click', closeOutside);
  document.addEventListener('focusin', closeOutside);
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

/** Replaces UTC, which the server rendered, by the user's time zone. */
function showLocalTimes(): void {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-local-time]');
  // a browser takes 25 ms and more to find its time zone
  if (times.length === 0) return;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = new Date().toISOString();
  for (const time of times) time.textContent = dayAndTime(time.dateTime, now, zone);
}

/** Says in the search button that the dialogs could not be loaded. */
function showUnavailable(): void {
  commandDialogStore.show(null);
  for (const label of document.querySelectorAll('.admin-shell-search-label'))
    label.textContent = 'Not available. Reload the page';
}
