// A case study whose address changes keeps its facts in the code and the links to it.
import { beforeAll, expect, test } from 'bun:test';
import { ORIGINALS } from '#db/content/originals.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Document } from '#db/contract/documents/documents.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

const send = async (method: string, path: string, body?: object) => {
  const answer = await app.send(method, `/api/admin/${path}`, body, staff);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
const FIELDS = {
  ...{ title: 'Norrowe', description: 'D', categories: ['UX'] },
  mainImage: '/images/norrowe-main.jpg',
};
const create = (slug: string): Promise<CaseStudy> =>
  send('POST', 'case-studies', { ...FIELDS, slug });
const move = ({ id }: CaseStudy, slug: string) =>
  send('PUT', `case-studies/${id}`, { ...FIELDS, slug });
/** The number of links to the case study on each page. */
const links = async (slug: string) => {
  const paths = ['/', '/results', '/partners', '/case-studies?partner=Linnworks'];
  const pages = await Promise.all(paths.map((path) => app.text(path)));
  return pages.map((html) => html.split(`href="/case-studies/${slug}"`).length - 1);
};
/** The page of the case study without its address and dates. */
const pageAt = async (slug: string) =>
  (await app.text(`/case-studies/${slug}`))
    .replaceAll(new RegExp(`(case-studies/|data-morph=")${slug}(?=["#?])`, 'g'), '$1')
    .replaceAll(/\d{4}-\d\d-[^"<]*Z/g, '');

let study: CaseStudy;
beforeAll(async () => {
  study = await create('norrowe');
});

test('a new address keeps its card, partners, facts and colour, and so does the return to the former one', async () => {
  const [before, page] = [await links('norrowe'), await pageAt('norrowe')];
  expect(before.map((number) => number > 0)).toEqual([true, true, true, true]);
  expect(page).toContain('Linnworks');
  expect(page).toContain('#5d7349');
  for (const slug of ['norrowe-2', 'norrowe-3', 'norrowe']) {
    await move(study, slug);
    expect(await links(slug)).toEqual(before);
    expect(await pageAt(slug)).toBe(page);
  }
});

test('a document that names the case study follows it, in its draft too, as a version', async () => {
  const { id }: Document = await send('POST', 'documents', {
    ...{ type: 'result-list', slug: 'result-list', title: 'Results' },
    content: ORIGINALS.of('result-list'),
  });
  const { content } = await send('GET', `documents/${id}`);
  const figure = { ...content.items[0], study: 'norrowe', figure: '7' };
  await send('PUT', `documents/${id}/draft`, { fields: { content: { v: 1, items: [figure] } } });
  await move(study, 'norrowe-2');
  const moved = JSON.stringify(await send('GET', `documents/${id}`));
  expect(moved).toContain('"study":"norrowe-2"');
  expect(moved).not.toContain('"study":"norrowe"');
  const { draft } = await send('GET', `documents/${id}/draft`);
  expect(draft.fields.content.items[0].study).toBe('norrowe-2');
  const { versions } = await send('GET', `documents/${id}/versions`);
  expect(versions[0].changed).toEqual(['content']);
  await move(study, 'norrowe');
  expect((await send('GET', `documents/${id}`)).content).toEqual(content);
  await send('DELETE', `documents/${id}`);
});

test('a document still names the case study when another one takes its former slug', async () => {
  const { id }: Document = await send('POST', 'documents', {
    ...{ type: 'result-list', slug: 'result-list', title: 'Results' },
    content: ORIGINALS.of('result-list'),
  });
  const [, before] = await links('norrowe');
  await move(study, 'norrowe-2');
  const other = await create('norrowe');
  expect((await links('norrowe-2'))[1]).toBe(before as number);
  await send('DELETE', `case-studies/${other.id}`);
  await move(study, 'norrowe');
  await send('DELETE', `documents/${id}`);
});

test('a former slug belongs to the case study that it redirects to', async () => {
  await move(study, 'norrowe-2');
  const { id } = await create('norrowe');
  expect((await links('norrowe'))[1]).toBe(1);
  expect((await links('norrowe-2'))[1]).toBe(0);
  expect(await pageAt('norrowe-2')).not.toContain('#5d7349');
  await send('POST', 'case-studies/bulk', { action: 'unpublish', ids: [id] });
  expect((await links('norrowe-2'))[1]).toBe(0);
});
