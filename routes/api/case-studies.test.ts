// GET /api/case-studies and /api/case-studies/{slug or id} as visitors and staff get them (docs/contract.md, Case studies).
import { afterEach, expect, setSystemTime, test } from 'bun:test';
import { type CaseStudyInput, statInput } from '#db/contract/case-studies.ts';
import { DAY_MS } from '#db/limits.ts';
import { seedDatabase } from '#db/seed.ts';
import { cleanStudy } from '#db/testing/clean-input.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
afterEach(() => void setSystemTime());
const staff = await app.login();

const TOMORROW_MS = Date.now() + DAY_MS;
const study = (input: Partial<CaseStudyInput> & { slug: string }, stats: string[] = []) => ({
  ...cleanStudy({
    title: input.slug,
    description: 'Words',
    categories: ['Design'],
    publishDate: '2024-01-01',
    ...input,
  }),
  stats: stats.map((number) => statInput.parse({ number })),
});
await seedDatabase(app.deps.db, {
  posts: [],
  caseStudies: [
    study({ slug: 'old', publishDate: '2023-01-01', categories: ['B2B', 'UX'], sector: 'Food' }),
    study({ slug: 'new', publishDate: '2024-05-01', categories: ['UX'], sector: 'Food & Drink' }),
    study({ slug: 'same-day-first', categories: ['B2B'], sector: 'Toys' }, ['128', '2.5', '140+']),
    study({ slug: 'same-day-second', categories: ['B2B'], sector: 'Food' }),
    study({ slug: 'on-top', menuOrder: 5, publishDate: '2020-01-01' }),
    study({ slug: 'at-the-end', menuOrder: -1, publishDate: '2024-06-01' }),
    study({ slug: 'draft', status: 'draft' }),
    study({
      slug: 'scheduled',
      status: 'scheduled',
      menuOrder: 9,
      publishDate: new Date(TOMORROW_MS).toISOString(),
    }),
  ],
});

async function slugs(query = '', cookie?: string): Promise<string[]> {
  const response = await app.send('GET', `/api/case-studies${query}`, undefined, cookie);
  expect(response.status).toBe(200);
  const { caseStudies } = (await response.json()) as { caseStudies: { slug: string }[] };
  return caseStudies.map(({ slug }) => slug);
}

const IN_ORDER = ['on-top', 'new', 'same-day-second', 'same-day-first', 'old', 'at-the-end'];

test('lists by menu order, then date, then id, all descending', async () => {
  expect(await slugs()).toEqual(IN_ORDER);
});

test('embeds the stats in their order', async () => {
  const response = await app.request('/api/case-studies?sector=Toys');
  const { caseStudies } = await response.json();
  expect(caseStudies).toHaveLength(1);
  expect(caseStudies[0].stats).toEqual(
    ['128', '2.5', '140+'].map((number, order) => ({
      id: expect.any(Number),
      caseStudyId: caseStudies[0].id,
      icon: null,
      number,
      valueAfterNumber: null,
      supportingText: null,
      measurement: null,
      order,
    })),
  );
});

for (const [query, expected] of [
  ['?category=B2B', ['same-day-second', 'same-day-first', 'old']],
  ['?category=UX', ['new', 'old']],
  ['?sector=Food', ['same-day-second', 'old']],
  ['?sector=Food%20%26%20Drink', ['new']],
  ['?category=UX&sector=Food', ['old']],
  ['?category=UX&sector=Toys', []],
  ['?category=b2b', []],
  ['?category=B2', []],
  ["?category=' OR 1=1 --&sector=%25", []],
  ['?sector=Foo%25', []],
  ['?category=', IN_ORDER],
  ['?category=&sector=', IN_ORDER],
  ['?category=UX&sector=', ['new', 'old']],
  ['?category=UX&v=17&cacheVersion=3', ['new', 'old']],
] as const)
  test(`filters with ${query}`, async () => {
    expect(await slugs(query)).toEqual([...expected]);
  });

test('rejects a filter that is not text of reasonable length', async () => {
  for (const query of [`category=${'x'.repeat(201)}`, 'sector=a&sector=b', 'category=%00']) {
    const response = await app.request(`/api/case-studies?${query}`);
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].path).toBe(query.split('=')[0]);
  }
});

test('shows staff drafts and scheduled case studies', async () => {
  expect(await slugs('', staff)).toEqual(
    ['scheduled', 'on-top', 'new', 'draft'].concat(IN_ORDER.slice(2)),
  );
  expect(await slugs()).toEqual(IN_ORDER);
});

test('gives the same case study by slug and by id', async () => {
  const bySlug = await app.request('/api/case-studies/same-day-first');
  expect(bySlug.status).toBe(200);
  const found = await bySlug.json();
  expect(found).toMatchObject({ title: 'same-day-first', menuOrder: 0, featured: false });
  expect(found.stats).toHaveLength(3);
  const byId = await app.request(`/api/case-studies/${found.id}`);
  expect(await byId.json()).toEqual(found);
});

for (const key of ['missing', '0', '999999', '9'.repeat(20), '9'.repeat(400), '-1', 'draft', '%00'])
  test(`a visitor gets 404 for the case study ${key.slice(0, 24)}`, async () => {
    const response = await app.request(`/api/case-studies/${key}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Case study not found' });
  });

test('a draft is hidden by id too, and staff can read it', async () => {
  const draft = await (
    await app.request('/api/case-studies/draft', { headers: { cookie: staff } })
  ).json();
  expect(draft.status).toBe('draft');
  expect((await app.request(`/api/case-studies/${draft.id}`)).status).toBe(404);
  const byId = await app.request(`/api/case-studies/${draft.id}`, { headers: { cookie: staff } });
  expect(byId.status).toBe(200);
});

test('a scheduled case study is public from its date on', async () => {
  await slugs();
  setSystemTime(TOMORROW_MS + 1000);
  expect((await slugs())[0]).toBe('scheduled');
});
