// The element ids used by every public page.
export const PAGE_IDS: readonly string[] = [
  'content',
  'footer-section',
  'hero-section',
  'mobile-menu',
  'newsletter-sent',
  'wordmark',
];
