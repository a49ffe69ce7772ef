// The element ids used by every public page.
export const PAGE_IDS: readonly string[] = [
  'content',
  'footer-section',
  'hero-section',
  'mobile-menu',
  'newsletter-sent',
  'wordmark',
];

/** Whether a page may use this id itself, so that no part of its content may have it. */
export function isPageId(id: string): boolean {
  return PAGE_IDS.includes(id) || id.endsWith('-title');
}
