// /speculation-rules.json and its counterpart for the back office: the pages that a browser may prefetch.
import type { AppContext } from '#server/context.ts';

/** Links of filters and pages, to which a hydrated list turns without loading a document. */
const IN_PLACE = '[data-hydrated] [data-in-place] a';

const PUBLIC_PAGES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/vs-admin',
                '/vs-admin/*',
                '/api',
                '/api/*',
                '/uploads/*',
                '/*/thank-you',
                // files: addresses of pages contain no dot
                '/*.*',
              ],
            },
          },
          {
            not: {
              selector_matches: `[download], [target="_blank"], [rel~="nofollow"], ${IN_PLACE}`,
            },
          },
        ],
      },
      // on hover or press; browsers that save data do not prefetch
      eagerness: 'moderate',
    },
  ],
};

const ADMIN_SCREENS = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/vs-admin/*' },
          { not: { href_matches: ['/vs-admin/login', '/vs-admin/preview/*'] } },
          { not: { selector_matches: `[download], [target="_blank"], ${IN_PLACE}` } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The rules for pages of the back office; they contain no item. */
export function adminSpeculationRules(c: AppContext) {
  return c.body(JSON.stringify(ADMIN_SCREENS), 200, {
    'Content-Type': 'application/speculationrules+json',
  });
}

/** A separate file, because the content security policy forbids inline scripts. */
export function speculationRules(c: AppContext) {
  return c.body(JSON.stringify(PUBLIC_PAGES), 200, {
    'Content-Type': 'application/speculationrules+json',
  });
}
