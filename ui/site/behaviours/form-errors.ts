// Shows error messages beside the fields of a server-rendered form, in the markup of ui/kit/field.tsx.
import type { ApiError } from '#db/contract/responses.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Shows each message at the field of its path and focuses the first. Returns the messages that have no field. */
export function showErrors(
  form: HTMLFormElement,
  errors: NonNullable<ApiError['errors']>,
): string[] {
  const unplaced: string[] = [];
  let first: Control | undefined;
  for (const { path, message } of errors) {
    const control = form.elements.namedItem(path);
    const field = control instanceof Element ? control.closest<HTMLElement>('.field') : null;
    if (!field) {
      unplaced.push(message);
      continue;
    }
    if (field.querySelector('.field-error')) continue;
    mark(field, control as Control, message);
    first = earlier(first, control as Control);
  }
  first?.focus();
  return unplaced;
}

/** Removes the messages of `showErrors` and of the server. */
export function clearErrors(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('.field[data-invalid]')) {
    const error = field.querySelector('.field-error');
    const control = field.querySelector<Control>('.input');
    delete field.dataset.invalid;
    control?.removeAttribute('aria-invalid');
    const described = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    control?.setAttribute('aria-describedby', described.filter((id) => id !== error?.id).join(' '));
    error?.remove();
  }
}

/** Shows a message about the form as a whole; an empty text removes it. */
export function showFormError(
  form: HTMLFormElement,
  text: string,
  tone: 'error' | 'info' = 'error',
): void {
  const place = form.querySelector('[data-message]');
  if (!place) return;
  if (text === '') {
    place.replaceChildren();
    return;
  }
  const alert = document.createElement('div');
  alert.className = 'alert';
  alert.dataset.tone = tone;
  alert.textContent = text;
  place.replaceChildren(alert);
}

function mark(field: HTMLElement, control: Control, message: string): void {
  const error = document.createElement('p');
  error.className = 'field-error';
  error.id = `${control.id}-error`;
  error.textContent = message;
  field.append(error);
  field.dataset.invalid = '';
  control.setAttribute('aria-invalid', 'true');
  const described = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', [described, error.id].filter(Boolean).join(' '));
  const forget = () => {
    if (field.dataset.invalid === undefined) return;
    control.removeAttribute('aria-invalid');
    delete field.dataset.invalid;
    error.remove();
  };
  control.addEventListener('input', forget, { once: true });
}

function earlier(one: Control | undefined, other: Control): Control {
  const follows = one && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return one && follows ? one : other;
}
