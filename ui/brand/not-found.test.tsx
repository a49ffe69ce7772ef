import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { popularLinks } from '#db/content/navigation.ts';
import { originalOf } from '#db/content/originals.ts';
import { getValues } from '#db/contract/documents/section-types.ts';
import { NotFound } from './not-found.tsx';

const { sections } = originalOf('not-found', { isCounting: false });
const html = renderToStaticMarkup(
  <NotFound {...getValues(sections, 'not-found')} links={popularLinks} />,
).replaceAll('&#x27;', "'");

test('the texts are those of docs/contract.md', () => {
  expect(html).toContain("Not Found – But That's Never Stopped Us.</h1>");
  expect(html).toContain("This page is missing. Solutions aren't.");
});

test('Enquire and Book a Call lead to contact, followed by the popular links', () => {
  const links = [...html.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/contact', '/contact', '/divisions', '/results', '/partners', '/about']);
});
