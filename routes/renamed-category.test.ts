// A renamed category of case studies: divisions, services and results follow, and its former address redirects.
import { beforeAll, expect, test } from 'bun:test';
import { ORIGINALS } from '#db/content/originals.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

const send = async (method: string, path: string, body?: object) => {
  const answer = await app.send(method, `/api/admin/${path}`, body, staff);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
const redirectOf = async (path: string) => {
  const { status, headers } = await app.request(path);
  return [status, headers.get('location')];
};
const rename = async (from: string, to: string, of = 'case-study-category') =>
  (await send('POST', 'names/rename', { of, from, to })).undo;
const takeBack = (undo: object) => send('POST', 'names/take-back', undo);
const PAGES = ['/divisions', '/services', '/results'];
const shown = () => Promise.all(PAGES.map((path) => app.text(path)));
const study = (slug: string, categories: string[]) =>
  send('POST', 'case-studies', {
    ...{ title: slug, slug, description: 'D', categories, sector: 'Tools' },
    ...{ mainImage: '/images/norrowe-main.jpg', gridImage: '/images/norrowe-grid.jpg' },
  });

beforeAll(async () => {
  await study('one', ['B2B']);
  await study('two', ['UX']);
  await study('three', ['Hosting', 'B2B']);
});

test('divisions, services and results get the new name, and one Undo restores the originals', async () => {
  const before = await shown();
  const [divisions, , results] = before;
  expect(divisions).toContain('All B2B work');
  expect(results).toContain('href="/case-studies?category=B2B"');
  const undo = await rename('B2B', 'Trade & wholesale');
  const [renamed, services, tags] = await shown();
  expect(renamed).toContain('All Trade &amp; wholesale work');
  expect(tags).toContain('href="/case-studies?category=Trade+%26+wholesale"');
  for (const html of [renamed, services, tags]) expect(html).not.toContain('category=B2B');
  await takeBack(undo);
  expect(await shown()).toEqual(before);
  const { documents } = await send('GET', 'documents');
  const states = documents.map(({ state }: { state: string }) => state);
  expect(new Set(states)).toEqual(new Set(['original']));
});

test('a merge updates a stored list and its draft without duplicates, and Undo reverts it exactly', async () => {
  const content = ORIGINALS.of('service-list');
  const { id } = await send('POST', 'documents', {
    ...{ type: 'service-list', slug: 'service-list', title: 'Services', content },
  });
  const [first, ...others] = (await send('GET', `documents/${id}`)).content.items;
  const items = [{ ...first, workCategories: ['Hosting', 'Strategy', 'B2B'] }, ...others];
  await send('PUT', `documents/${id}/draft`, { fields: { content: { v: 1, items } } });
  const lists = async () => {
    const draft = (await send('GET', `documents/${id}/draft`)).draft.fields;
    return [await send('GET', `documents/${id}`), draft].map(({ content: { items: each } }) =>
      each.map(({ workCategories }: { workCategories: string[] }) => workCategories.join()),
    );
  };
  const before = await lists();
  const undo = await rename('Hosting', 'B2B');
  const [live, draft] = await lists();
  expect(live?.at(-1)).toBe('B2B,Integration');
  expect(draft?.[0]).toBe('B2B,Strategy');
  const again = await takeBack(undo);
  expect(await lists()).toEqual(before);
  await takeBack(again.undo);
  expect(await lists()).toEqual([live, draft]);
});

test('the list filtered by a former category or sector redirects in one hop, with other parameters kept', async () => {
  const at = (query: string) => redirectOf(`/case-studies?${query}`);
  expect(await at('category=UX')).toEqual([200, null]);
  await rename('UX', 'Experience');
  expect(await at('category=UX&view=index')).toEqual([
    301,
    '/case-studies?category=Experience&view=index',
  ]);
  await rename('Experience', 'User Experience');
  expect(await at('category=UX')).toEqual([301, '/case-studies?category=User+Experience']);
  await rename('User Experience', 'User experience');
  expect(await at('category=User+Experience')).toEqual([
    301,
    '/case-studies?category=User+experience',
  ]);
  await rename('Tools', 'Workshops', 'sector');
  expect(await at('sector=Tools&category=UX')).toEqual([
    301,
    '/case-studies?sector=Workshops&category=User+experience',
  ]);
  expect(await at('category=User+experience')).toEqual([200, null]);
  expect(await at('category=Nothing')).toEqual([200, null]);
  expect(await at('category=B2B&sector=UX')).toEqual([200, null]);
  await rename('User experience', 'UX');
  expect(await at('category=UX')).toEqual([200, null]);
  expect(await at('category=Experience')).toEqual([301, '/case-studies?category=UX']);
});

test('the list of articles filtered by a former category or author redirects to the present one', async () => {
  const post = { title: 'Post', slug: 'post', content: '<p>x</p>' };
  await send('POST', 'posts', { ...post, categories: ['Data'], author: 'Ada Byron' });
  await rename('Data', 'Numbers', 'post-category');
  await rename('Ada Byron', 'Ada Lovelace', 'author');
  expect(await redirectOf('/insights?category=Data&author=Ada+Byron')).toEqual([
    301,
    '/insights?category=Numbers&author=Ada+Lovelace',
  ]);
  expect(await redirectOf('/insights?category=Numbers')).toEqual([200, null]);
  expect(await redirectOf('/insights?category=Nothing')).toEqual([200, null]);
});
