// Enhances native forms: the code that sends them is loaded on intent.

const FORMS = '[data-native-form] form';

/** Listens for the forms of every page and dialog. A form whose code fails to load is submitted by the browser. */
export function watchNativeForms(): void {
  const load = () => import('./send-native-form.ts');
  document.addEventListener('focusin', ({ target }) => {
    // a failed load is handled when the form is sent
    if ((target as Element).closest(FORMS)) load().catch(() => {});
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches(FORMS)) return;
    event.preventDefault();
    load().then(
      ({ sendNativeForm }) => sendNativeForm(form),
      () => form.submit(),
    );
  });
}
