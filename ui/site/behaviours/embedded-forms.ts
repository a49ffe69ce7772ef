// Forms of the marketing platform take the place of native ones: only where configured, only once a visitor reaches for
// the form, only when really ready, and never over something typed (docs/decisions/0008).
import { untilIntent } from '#ui/islands/on-intent.ts';

/** Watches every place on this page where a form may be embedded. The code that embeds it is loaded on demand. */
export function watchEmbeddedForms(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-embed-script]'))
    untilIntent(root)
      .then(() => import('./embed-form.ts'))
      .then(({ embedForm }) => embedForm(root))
      // the native form stays
      .catch((error) => console.warn('The embedded form is not available', error));
}
