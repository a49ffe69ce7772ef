// Replaces a native form by a form of the marketing platform.
import { FORMS_CUTOFF_MS, FORMS_POLL_MS } from '#db/limits.ts';
import { loadScript } from './load-script.ts';

/** The options of `hbspt.forms.create` that we use. */
interface FormOptions {
  region: string;
  portalId: string;
  formId: string;
  target: string;
  onFormReady: () => void;
  onFormSubmitted: () => void;
}

declare global {
  interface Window {
    hbspt?: {
      forms?: { create(options: FormOptions): void };
      meetings?: { create(selector: string): void };
    };
  }
}

let count = 0;

/**
 * Shows the embedded form in `root` once it is ready. Rejects when it is not ready within 10 s, or its script is blocked or
 * throws; the native form then stays, as it does when something was typed into it meanwhile.
 */
export async function embedForm(root: HTMLElement): Promise<void> {
  const place = root.querySelector<HTMLElement>('.embeddable-place');
  const { embedScript = '', region = '', portal = '', form = '', next } = root.dataset;
  if (!place || isTyped(root)) return;
  const deadline = Date.now() + FORMS_CUTOFF_MS;
  const blocked = loadScript(embedScript);
  const create = await poll(() => window.hbspt?.forms?.create, deadline, blocked);
  let ready = false;
  place.id ||= `embedded-form-${++count}`;
  try {
    create({
      region,
      portalId: portal,
      formId: form,
      target: `#${place.id}`,
      onFormReady: () => {
        ready = true;
      },
      onFormSubmitted: () => {
        if (next) location.assign(next);
      },
    });
    await poll(() => ready || place.querySelector('form, iframe') !== null, deadline, blocked);
  } catch (error) {
    place.replaceChildren();
    throw error;
  }
  // a native form in which something was typed is kept
  if (isTyped(root)) return place.replaceChildren();
  const hadFocus = root.contains(document.activeElement);
  place.inert = false;
  root.dataset.embedded = '';
  if (hadFocus) place.querySelector<HTMLElement>('input, textarea, select, iframe')?.focus();
}

/** Polls every 100 ms; rejects after `deadline` (epoch ms) or as soon as `failed` rejects. */
function poll<T>(
  ask: () => T,
  deadline: number,
  failed: Promise<unknown>,
): Promise<NonNullable<T>> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const answer = ask();
      if (answer) return resolve(answer);
      if (Date.now() >= deadline) return reject(new Error('Too late'));
      timer = setTimeout(look, FORMS_POLL_MS);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    failed.catch((error) => {
      clearTimeout(timer);
      reject(error);
    });
    look();
  });
}

function isTyped(root: HTMLElement): boolean {
  const native = root.querySelector<HTMLFormElement>('.embeddable-native form');
  if (native?.hasAttribute('aria-busy')) return true;
  return [...(native?.elements ?? [])].some((field) => {
    if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type))
      return field.checked !== field.defaultChecked;
    return (
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.type !== 'hidden' &&
      field.value !== ''
    );
  });
}
