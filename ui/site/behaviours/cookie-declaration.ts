// Loads the consent provider's cookie declaration on its page, except on development hosts.

const DEVELOPMENT = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.local)$/;

/** Loads the provider's script into its element, when this page has one; on development hosts a placeholder is shown. */
export function loadCookieDeclaration(): void {
  const root = document.querySelector<HTMLElement>('[data-cookie-declaration]');
  if (!root) return;
  const waiting = root.querySelector('.cookie-declaration-waiting');
  const showInstead = (what: 'placeholder' | 'failed') => {
    waiting?.remove();
    const words = root.querySelector<HTMLElement>(`.cookie-declaration-${what}`);
    if (words) words.hidden = false;
  };
  if (DEVELOPMENT.test(location.hostname)) {
    showInstead('placeholder');
    return;
  }
  const script = document.createElement('script');
  // the provider looks for its script by this id, and writes the declaration in its place
  script.id = 'CookieDeclaration';
  script.src = root.dataset.cookieDeclaration ?? '';
  script.async = true;
  script.onload = () => waiting?.remove();
  script.onerror = () => {
    script.remove();
    showInstead('failed');
  };
  root.append(script);
}
