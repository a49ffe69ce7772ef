// Sends a native form without leaving the page, with retries while the server is unavailable.
import type { ApiError } from '#db/contract/responses.ts';
import { randomKey } from '#ui/kit/random-key.ts';
import { clearErrors, showErrors, showFormError } from './form-errors.ts';
import { storedVisit } from './visit.ts';

const TIMEOUT_MS = 15_000;
/** How long to wait before each further attempt. */
const RETRIES_MS = [1000, 3000, 6000];
const LOST =
  'We can’t reach our server right now. Everything you typed is still here: please try again in a moment.';

/** Per form: the values that were sent last and their idempotency key. */
const keys = new WeakMap<HTMLFormElement, { words: string; key: string }>();

/**
 * Sends the form, unless it is being sent. A success leads to `data-next` or shows the form's thanks; errors
 * are shown beside their fields; while the server is unavailable the form shows that and can be sent again.
 */
export async function sendNativeForm(form: HTMLFormElement): Promise<void> {
  if (form.hasAttribute('aria-busy')) return;
  clearErrors(form);
  const idle = showSending(form);
  try {
    const response = await post(form);
    if (response?.ok) {
      // the same values sent again later are another enquiry
      keys.delete(form);
      return finish(form, idle);
    }
    idle();
    if (!response) return showFormError(form, LOST);
    const { message, errors = [] } = await answerOf(response);
    const unplaced = showErrors(form, errors);
    showFormError(form, unplaced[0] ?? (errors.length === 0 ? message : ''));
  } catch {
    idle();
    showFormError(form, LOST);
  }
}

/** The last answer; null when there was none. */
async function post(form: HTMLFormElement): Promise<Response | null> {
  const body = bodyOf(form);
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    const unwell = !response || response.status >= 500;
    const waitMs = RETRIES_MS[attempt];
    if (!unwell || waitMs === undefined) return response;
    showFormError(form, 'The connection is shaky. Trying again...', 'info');
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Equal values keep their key, so that the server stores them once. */
function bodyOf(form: HTMLFormElement): string {
  const fields = Object.fromEntries(new FormData(form));
  const words = JSON.stringify(fields);
  const known = keys.get(form);
  const key = known?.words === words ? known.key : randomKey();
  keys.set(form, { words, key });
  const visit = { ...storedVisit(), seconds: performance.now() / 1000 };
  // a form that the server returned names its page
  return JSON.stringify({ page: location.pathname, ...fields, key, visit });
}

/** Locks the button; the function it returns opens it again. */
function showSending(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const label = button?.querySelector('[data-label]');
  const words = label?.textContent ?? '';
  form.setAttribute('aria-busy', 'true');
  // not disabled: that would take the focus away
  button?.setAttribute('aria-disabled', 'true');
  if (label) label.textContent = form.dataset.sending ?? words;
  return () => {
    form.removeAttribute('aria-busy');
    button?.removeAttribute('aria-disabled');
    if (label) label.textContent = words;
  };
}

function finish(form: HTMLFormElement, idle: () => void): void {
  const { next } = form.dataset;
  showFormError(form, '');
  if (next !== undefined) {
    location.assign(next);
    // Back shows an empty, unlocked form, from the back/forward cache or loaded again
    window.addEventListener(
      'pagehide',
      () => {
        form.reset();
        idle();
      },
      { once: true },
    );
    return;
  }
  form.reset();
  idle();
  const frame = form.closest<HTMLElement>('[data-native-form]');
  if (frame) frame.dataset.sent = '';
  frame?.querySelector<HTMLElement>('.native-form-done')?.focus();
}

async function answerOf(response: Response): Promise<ApiError> {
  return response.json().catch(() => ({ message: LOST }));
}
