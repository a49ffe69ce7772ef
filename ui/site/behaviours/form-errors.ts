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
  for (const field of form.querySelectorAll<HTMLElement>('.field')) unmark(field);
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
  control.addEventListener('input', () => unmark(field), { once: true });
}

/** Removes the current messages of the field, whichever response they came with. */
function unmark(field: HTMLElement): void {
  const errors = [...field.querySelectorAll('.field-error')];
  if (errors.length === 0) return;
  const control = field.querySelector('[aria-invalid]');
  const described = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const others = described.filter((id) => !errors.some((error) => error.id === id));
  control?.setAttribute('aria-describedby', others.join(' '));
  control?.removeAttribute('aria-invalid');
  delete field.dataset.invalid;
  for (const error of errors) error.remove();
}

function earlier(one: Control | undefined, other: Control): Control {
  const follows = one && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return one && follows ? one : other;
}
