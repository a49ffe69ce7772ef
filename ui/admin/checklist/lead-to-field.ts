// Moves the focus from the checklist to a field of its form.
import { reveal } from '#ui/admin/forms/reveal.ts';
import type { FieldTarget } from './publish-checklist.ts';

/** Opens the parts around the field and focuses it. Does nothing when the form has no such field. */
export function leadToField(form: HTMLElement, { name, label }: FieldTarget): void {
  const control =
    form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type="hidden"])`) ??
    labelled(form, label);
  if (!control) return;
  reveal(control);
  // a field in a folded part can be focused once that part is rendered
  requestAnimationFrame(() => {
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'center' });
  });
}

function labelled(form: HTMLElement, text: string): HTMLElement | null {
  const label = [...form.querySelectorAll<HTMLLabelElement>('.field-label')].find(
    ({ textContent }) => textContent?.trim() === text,
  );
  return label ? document.getElementById(label.htmlFor) : null;
}
