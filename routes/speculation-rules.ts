// /speculation-rules.json: which pages a browser may fetch before they are asked for.
import type { AppContext } from '#server/context.ts';

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
                // files: no page has a dot in its address
                '/*.*',
              ],
            },
          },
          { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
        ],
      },
      // when a pointer rests on a link or presses it; the browser itself does nothing where data is to be saved
      eagerness: 'moderate',
    },
  ],
};

/** A file of its own, because the content security policy allows no inline script. */
export function speculationRules(c: AppContext) {
  return c.body(JSON.stringify(PUBLIC_PAGES), 200, {
    'Content-Type': 'application/speculationrules+json',
  });
}
