// /results as the server answers it.
import { expect, test } from 'bun:test';
import { results } from '#db/content/results.ts';
import { caseStudyInput } from '#db/contract/case-studies.ts';
import { createCaseStudy } from '#db/queries/case-studies.ts';
import { openTestApp } from '#testing/test-app.ts';

test('shows all cards without a database full of studies, and links none', async () => {
  await using app = await openTestApp();
  const html = await (await app.request('/results')).text();
  expect(html.match(/class="showcase-card"/g)).toHaveLength(results.length);
  expect(html).not.toContain('href="/case-studies/');
  expect(html).toContain('Schedule a call to discuss your project');
});

test('a card leads to its study as soon as there is one', async () => {
  await using app = await openTestApp();
  await app.request('/results');
  const cookie = await app.login();
  const study = { title: 'Velmoor', slug: 'velmoor', description: 'd', categories: ['UX'] };
  await app.send('POST', '/api/admin/case-studies', study, cookie);
  expect(await (await app.request('/results')).text()).toContain('href="/case-studies/velmoor"');
});

test('the figure stands before the name of the client', async () => {
  await using app = await openTestApp();
  await createCaseStudy(
    app.deps.db,
    caseStudyInput.parse({ title: 'S', slug: 'strydal', description: 'd', categories: ['x'] }),
  );
  const html = await (await app.request('/results')).text();
  expect(html.indexOf('128%')).toBeLessThan(html.indexOf('>Strydal<'));
});
