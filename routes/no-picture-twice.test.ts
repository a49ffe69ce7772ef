// No page of the site with demonstration content shows a photograph twice.
import { expect, test } from 'bun:test';
import { listCaseStudies } from '#db/queries/case-studies.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
await seedDemoContent(app.deps.db);

const studies = await listCaseStudies(app.deps.db, { category: '', sector: '' });
const paths = [
  '/',
  '/divisions',
  '/services',
  '/results',
  '/case-studies',
  '/partners',
  '/about',
  '/contact',
  '/insights',
  '/insights?page=2',
  ...studies.map(({ slug }) => `/case-studies/${slug}`),
];

/** The addresses of all photographs in `html`, with repetitions, except copies for browsers without script. */
function photographsOf(html: string): string[] {
  const main = html.slice(html.indexOf('<body')).replace(/<noscript>.*?<\/noscript>/gs, '');
  return [
    ...main.matchAll(
      /<img[^>]*? (?:data-)?src="(?:\/pictures\/-\/\d+)?(\/images\/[\w-]+\.jpg)(?:\.webp)?"/g,
    ),
  ].map(([, address = '']) => address);
}

test.each(paths)('%s shows each photograph once', async (path) => {
  const photographs = photographsOf(await app.text(path));
  expect(photographs.length).toBeGreaterThan(0);
  const twice = photographs.filter((each, at) => photographs.indexOf(each) !== at);
  expect(twice).toEqual([]);
});
