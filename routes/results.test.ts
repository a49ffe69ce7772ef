// /results as served.
import { expect, test } from 'bun:test';
import { results } from '#db/content/results.ts';
import { createCaseStudy } from '#db/queries/case-studies.ts';
import { cleanStudy } from '#db/testing/clean-input.ts';
import { openTestApp } from '#testing/test-app.ts';

test('without case studies all cards are shown without links', async () => {
  await using app = await openTestApp();
  const html = await app.text('/results');
  expect(html.match(/class="showcase-card"/g)).toHaveLength(results.length);
  expect(html).not.toContain('href="/case-studies/');
  expect(html).toContain('Schedule a call to discuss your project');
});

test('a card links to its case study as soon as it is published', async () => {
  await using app = await openTestApp();
  await app.request('/results');
  const cookie = await app.login();
  const study = { title: 'Velmoor', slug: 'velmoor', description: 'd', categories: ['UX'] };
  await app.send('POST', '/api/admin/case-studies', study, cookie);
  expect(await app.text('/results')).toContain('href="/case-studies/velmoor"');
});

test('the link to the list uses singular and plural', async () => {
  await using app = await openTestApp();
  const cookie = await app.login();
  const page = () => app.text('/results');
  for (const slug of ['first', 'second']) {
    const study = { title: slug, slug, description: 'd', categories: ['UX'] };
    await app.send('POST', '/api/admin/case-studies', study, cookie);
    if (slug === 'first') expect(await page()).toContain('>One case study<');
  }
  expect(await page()).toContain('>All 2 case studies, by category and sector<');
});

test('the figure stands before the name of the client', async () => {
  await using app = await openTestApp();
  await createCaseStudy(
    app.deps.db,
    cleanStudy({ title: 'S', slug: 'strydal', description: 'd', categories: ['x'] }),
  );
  const html = await app.text('/results');
  expect(html.indexOf('128%')).toBeLessThan(html.indexOf('>Strydal<'));
});
