// One address for every screen, for the journeys that visit them all. A route without one fails screens.test.ts.

/** Screens that everybody may see. */
export const publicScreens = [
  '/',
  '/results',
  '/case-studies',
  '/case-studies?category=B2B&sector=Tools',
  '/case-studies?category=no-such-category',
  '/divisions',
  '/services',
  '/about',
  '/contact',
  '/cookie-settings',
  '/privacy-policy',
  '/enquiry/thank-you',
  '/book-a-call/thank-you',
  '/case-studies/brackwick',
  '/case-studies/no-such-study',
  '/insights',
  '/insights?page=2',
  '/insights/no-such-article',
  '/no/such/page',
  '/partners',
  '/partners?category=Shipping',
  '/partners?category=no-such-category',
  '/vs-admin/login',
];

/** Screens behind the login. */
export const adminScreens = [
  '/vs-admin',
  '/vs-admin/dashboard',
  '/vs-admin/posts',
  '/vs-admin/posts?search=returns&sort=title',
  '/vs-admin/create',
  '/vs-admin/case-studies',
  '/vs-admin/case-studies?sector=Tools',
  '/vs-admin/media',
  '/vs-admin/media?alt=missing',
  '/vs-admin/posts/1/history',
  '/vs-admin/case-studies/1/history',
  '/vs-admin/enquiries',
  '/vs-admin/trash',
  '/vs-admin/edit/1',
  '/vs-admin/case-studies/create',
  '/vs-admin/case-studies/edit/1',
];
