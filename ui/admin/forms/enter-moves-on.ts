// Enter in a one-line field of a long form moves to the next field: only a button with a name saves or publishes.
import type { KeyboardEvent } from 'react';

/** Fields of one line. Switches and file inputs are left out: they handle Enter themselves, or not at all. */
const ONE_LINE =
  'input:is(:not([type]), [type="text"], [type="number"], [type="url"], [type="date"])';
const FIELDS = `${ONE_LINE}, textarea, select, [role="switch"], [contenteditable="true"]`;

/**
 * `onKeyDown` of the form. Enter with a modifier key, Enter of an input method, and Enter that the field handled itself do
 * not move the focus.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  // a dialog of a field is its child in React, so its events arrive here, but it is elsewhere in the page
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
