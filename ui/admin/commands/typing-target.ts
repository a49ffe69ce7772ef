// The target of a key press: a text field, an open dialog, or the page.

/** Open dialogs, without those that are closing. */
const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])';
const OPEN_MENU = ':is([role="menu"], [role="listbox"]):not([data-state="closed"])';
const TEXT_FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const NO_TEXT_INPUT = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="file"])';

/** Whether letters typed at `target` are text. */
export function isTextField(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(TEXT_FIELD) : null;
  return field !== null && !field.matches(NO_TEXT_INPUT);
}

/** Whether a dialog is open, which then gets the keys instead of the page. */
export function isDialogOpen(): boolean {
  return document.querySelector(OPEN_DIALOG) !== null;
}

/** Whether a menu is open, which takes letters to find its items. */
export function isMenuOpen(): boolean {
  return document.querySelector(OPEN_MENU) !== null;
}
