// Enter in a one-line field of a long form goes to the next field: only a named button saves or publishes.
import type { KeyboardEvent } from 'react';

/** One line of text, a number or an address; a switch and a file have an Enter of their own, or none. */
const ONE_LINE =
  'input:is(:not([type]), [type="text"], [type="number"], [type="url"], [type="date"])';
const FIELDS = `${ONE_LINE}, textarea, select, [role="switch"], [contenteditable="true"]`;

/**
 * `onKeyDown` of the form. Enter with another key, Enter that puts a word together, and Enter that the field itself took,
 * go nowhere; nothing is ever submitted.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  // a dialog of a field hangs below it in React, and elsewhere in the page
  if (!currentTarget.contains(target) || !target.matches(ONE_LINE)) return;
  if (event.defaultPrevented || nativeEvent.isComposing) return;
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  nextField(currentTarget, target)?.focus();
}

/** The field after `from`; undefined after the last. */
function nextField(form: HTMLElement, from: HTMLElement): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) =>
      field === from ||
      (!field.closest('[role="toolbar"]') &&
        field.checkVisibility() &&
        !field.matches(':disabled')),
  );
  return fields[fields.indexOf(from) + 1];
}
