// One address for every screen, for the journeys that visit them all. A screen without one fails screens.test.ts.

const ARTICLE = '/insights/a-return-is-a-second-sale-that-you-pay-for';

/** Screens that everybody may see: one address for each template. */
export const publicTemplates = [
  '/',
  '/results',
  '/case-studies',
  '/case-studies?view=index',
  '/case-studies/brackwick',
  '/divisions',
  '/services',
  '/about',
  '/contact',
  '/cookie-settings',
  '/privacy-policy',
  '/enquiry/thank-you',
  '/insights',
  ARTICLE,
  '/insights/topic/b2b',
  '/no/such/page',
  '/search?q=returns',
  '/newsletter/confirm?token=unknown',
  '/partners',
  '/vs-admin/login',
];

/** The same templates with other content: filtered, empty or missing. */
export const publicStates = [
  '/case-studies?category=B2B&sector=Tools',
  '/case-studies?category=no-such-category',
  '/case-studies/no-such-study',
  '/book-a-call/thank-you',
  '/insights?page=2',
  '/insights/no-such-article',
  '/insights/author/tom-akehurst',
  '/search',
  '/search?q=retruns',
  '/partners?category=Shipping',
  '/partners?category=no-such-category',
];

/** Screens behind the login: one address for each template. */
export const adminTemplates = [
  '/vs-admin',
  '/vs-admin/posts',
  '/vs-admin/edit/1',
  '/vs-admin/posts/1/history',
  '/vs-admin/case-studies',
  '/vs-admin/case-studies/edit/1',
  '/vs-admin/media',
  '/vs-admin/names',
  '/vs-admin/pages',
  '/vs-admin/pages/home',
  '/vs-admin/tokens',
  '/vs-admin/enquiries',
  '/vs-admin/mail',
  '/vs-admin/analytics',
  '/vs-admin/trash',
  '/vs-admin/nowhere',
];

/** The same templates with other content: new, filtered or missing items, other fields, other figures. */
export const adminStates = [
  '/vs-admin/posts?search=returns&sort=title',
  '/vs-admin/create',
  '/vs-admin/case-studies?sector=Tools',
  '/vs-admin/case-studies/create',
  '/vs-admin/case-studies/1/history',
  '/vs-admin/media?alt=missing',
  '/vs-admin/pages/create',
  '/vs-admin/pages/1/history',
  '/vs-admin/collections/partner-list',
  '/vs-admin/settings',
  '/vs-admin/settings/navigation',
  '/vs-admin/analytics?range=12m&page=/about',
];
