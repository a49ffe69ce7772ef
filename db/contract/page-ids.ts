// The ids that every public page uses itself.
export const PAGE_IDS: readonly string[] = [
  'content',
  'footer-section',
  'hero-section',
  'mobile-menu',
  'newsletter-sent',
  'wordmark',
];
