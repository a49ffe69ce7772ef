// Sends a native form without leaving the page: once, again while the server is out of reach, and nothing typed is lost.
import type { ApiError } from '#db/contract/responses.ts';
import { clearErrors, sayAboutForm, showErrors } from './form-errors.ts';

const TIMEOUT_MS = 15_000;
/** How long to wait before each further attempt. */
const RETRIES_MS = [1000, 3000, 6000];
const LOST =
  'We cannot reach our server just now. Everything you typed is still here: please try again in a moment.';

/** Per form: the words that were sent last and the key they were sent with. */
const keys = new WeakMap<HTMLFormElement, { words: string; key: string }>();

/**
 * Sends the form, unless it is being sent. A success leads to `data-next` or shows the form's word of thanks; what is
 * wrong stands beside its field; when the server stays out of reach the form says so and can be sent again.
 */
export async function sendNativeForm(form: HTMLFormElement): Promise<void> {
  if (form.hasAttribute('aria-busy')) return;
  clearErrors(form);
  const idle = showSending(form);
  try {
    const response = await post(form);
    if (response?.ok) return finish(form, idle);
    idle();
    if (!response) return sayAboutForm(form, LOST);
    const { message, errors = [] } = await answerOf(response);
    const unplaced = showErrors(form, errors);
    if (errors.length === 0 || unplaced.length > 0) sayAboutForm(form, unplaced[0] ?? message);
  } catch {
    idle();
    sayAboutForm(form, LOST);
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
    sayAboutForm(form, 'The connection is shaky. Trying again...', 'info');
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** The same words keep their key, so that the server stores them once however often they arrive. */
function bodyOf(form: HTMLFormElement): string {
  const fields = Object.fromEntries(new FormData(form));
  const words = JSON.stringify(fields);
  const known = keys.get(form);
  const key = known?.words === words ? known.key : newKey();
  keys.set(form, { words, key });
  return JSON.stringify({ ...fields, key, page: location.pathname });
}

/** Not `randomUUID`, which browsers keep back where a page does not come over https. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
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
  sayAboutForm(form, '');
  if (next !== undefined) {
    location.assign(next);
    // who comes back by the browser's memory finds a form to be sent anew
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (!persisted) return;
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
