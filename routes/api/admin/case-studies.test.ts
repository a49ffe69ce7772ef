// The admin calls for case studies: valid and invalid input, and what is stored (docs/contract.md, Case studies).
import { expect, test } from 'bun:test';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { stored } from '#testing/stored.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

let made = 0;
const input = (more: object = {}) => ({
  title: 'A client',
  slug: `a-client-${++made}`,
  description: 'Words',
  categories: ['Design'],
  ...more,
});
const PATH = '/api/admin/case-studies';
const post = (body: unknown) => app.send('POST', PATH, body, staff);
const put = (id: number, body: unknown) => app.send('PUT', `${PATH}/${id}`, body, staff);
const remove = (id: number) => app.send('DELETE', `${PATH}/${id}`, undefined, staff);
const read = (key: number | string) =>
  app.send('GET', `/api/case-studies/${key}`, undefined, staff);
const create = async (more: object = {}): Promise<CaseStudy> => (await post(input(more))).json();

const whole = {
  caseStudyTitle: 'A shop that grew',
  caseStudySubTitle: 'And how',
  sector: 'Food & Drink',
  gridStat: '+128%',
  gridSupportingText: 'revenue',
  mainImage: 'https://cdn.example/main.webp',
  gridImage: '/uploads/grid.png',
  logo: '/images/logo.svg',
  ourRole: ['Development', 'SEO'],
  menuOrder: -3,
  featured: true,
  challengeTitle: 'The challenge',
  challengeContent: '<p>Hard</p>',
  solutionTitle: 'The solution',
  solutionContent: '<p>Easy</p>',
  mediaImages: ['/a.png', 'https://cdn.example/b.png'],
  mediaAlts: ['First', ''],
  mediaVideos: ['/a.mp4'],
  mediaCaptions: ['A film'],
  testimonial1Quote: 'Good',
  testimonial1Name: 'A. Person',
  testimonial1Position: 'Head of Shops',
  testimonial1Image: '/p.png',
  testimonial2Quote: 'Better',
  testimonial2Name: 'B. Person',
  testimonial2Position: 'Buyer',
  testimonial2Image: '',
  publishDate: '2024-02-03T04:05:06.000Z',
  status: 'draft',
};

test('creates a case study from title, slug, description and categories', async () => {
  const sent = input();
  const response = await post(sent);
  expect(response.status).toBe(201);
  const created: CaseStudy = await response.json();
  expect(created).toMatchObject({
    ...sent,
    menuOrder: 0,
    featured: false,
    status: 'published',
    stats: [],
    ourRole: [],
    mediaImages: [],
    sector: null,
    testimonial2Quote: null,
  });
  expect(await (await read(created.id)).json()).toEqual(created);
});

test('keeps every field as it was sent', async () => {
  const sent = input(whole);
  expect(await (await post(sent)).json()).toMatchObject(sent);
});

test('categories and roles are trimmed and deduplicated, and a blank sector is removed', async () => {
  const names = { categories: ['B2B', ' B2B'], ourRole: ['UX', 'UX '], sector: ' ' };
  const created = await create(names);
  expect(created).toMatchObject({ categories: ['B2B'], ourRole: ['UX'], sector: null });
});

test('asset aliases point to the attached assets in every image and video field', async () => {
  const created = await create({
    mainImage: '@assets/x.png',
    logo: '@assets/deep/logo.svg',
    mediaImages: ['@assets/1.png', '/2.png'],
    mediaVideos: ['@assets/film.mp4'],
  });
  expect(created).toMatchObject({
    mainImage: '/attached-assets/x.png',
    logo: '/attached-assets/deep/logo.svg',
    mediaImages: ['/attached-assets/1.png', '/2.png'],
    mediaVideos: ['/attached-assets/film.mp4'],
  });
});

for (const [what, body, path] of [
  ['a missing title', { title: undefined }, 'title'],
  ['a title over 300 characters', { title: 'x'.repeat(301) }, 'title'],
  ['a case-study title over 300 characters', { caseStudyTitle: 'x'.repeat(301) }, 'caseStudyTitle'],
  ['a slug of digits', { slug: '42' }, 'slug'],
  ['a slug with capitals', { slug: 'Client' }, 'slug'],
  ['a missing description', { description: undefined }, 'description'],
  ['a blank description', { description: '  ' }, 'description'],
  ['a description over 5,000 characters', { description: 'x'.repeat(5001) }, 'description'],
  ['missing categories', { categories: undefined }, 'categories'],
  ['no category', { categories: [] }, 'categories'],
  ['more than 200 categories', { categories: Array(201).fill('UX') }, 'categories'],
  ['more than 200 roles', { ourRole: Array(201).fill('UX') }, 'ourRole'],
  ['more than 200 images', { mediaImages: Array(201).fill('/a.png') }, 'mediaImages'],
  ['a menu order with a fraction', { menuOrder: 1.5 }, 'menuOrder'],
  ['a menu order as text', { menuOrder: '1' }, 'menuOrder'],
  ['featured as text', { featured: 'yes' }, 'featured'],
  ['an image that is script', { mainImage: 'javascript:alert(1)' }, 'mainImage'],
  ['a video that is data', { mediaVideos: ['data:video/mp4;base64,AA'] }, 'mediaVideos.0'],
  ['a schedule without a date', { status: 'scheduled' }, 'publishDate'],
] as const)
  test(`rejects ${what} with 400, on create and on update`, async () => {
    const existing = await create();
    const before = await stored(app);
    for (const response of [await post(input(body)), await put(existing.id, input(body))]) {
      expect(response.status).toBe(400);
      const { message, errors } = await response.json();
      expect(message).toStartWith(path);
      expect(errors[0].path).toBe(path);
    }
    expect(await stored(app)).toEqual(before);
  });

test('names all invalid fields in one response', async () => {
  const { errors } = await (await post({ menuOrder: 'x' })).json();
  expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'categories',
    'description',
    'menuOrder',
    'slug',
    'title',
  ]);
});

test('a slug that is taken is a conflict, on create and on update', async () => {
  const [first, second] = [await create(), await create()];
  const before = await stored(app);
  for (const response of [
    await post(input({ slug: first.slug })),
    await put(second.id, input({ slug: first.slug })),
  ]) {
    expect(response.status).toBe(409);
    expect((await response.json()).errors[0].path).toBe('slug');
  }
  expect(await stored(app)).toEqual(before);
});

test('a post and a case study may share a slug', async () => {
  const { slug } = await create();
  const body = { title: 'T', slug, content: 'c' };
  expect((await app.send('POST', '/api/admin/posts', body, staff)).status).toBe(201);
});

test('ignores unknown keys, stats and ids in the body', async () => {
  const created = await create({ id: 4242, stats: [{ number: '1' }], admin: true });
  expect(created.id).not.toBe(4242);
  expect(created.stats).toEqual([]);
  expect(Object.keys(created)).not.toContain('admin');
});

test('an update replaces the whole case study but keeps publish date, status and stats', async () => {
  const created = await create(whole);
  await app.send('POST', `${PATH}/${created.id}/stats`, { number: '5' }, staff);
  const sent = input({ title: 'Renamed' });
  const response = await put(created.id, sent);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    ...sent,
    id: created.id,
    publishDate: created.publishDate,
    status: 'draft',
    sector: null,
    ourRole: [],
    menuOrder: 0,
    featured: false,
    stats: [{ number: '5' }],
  });
});

test('the body of a read is a valid update', async () => {
  const created = await create(whole);
  const response = await put(created.id, created);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ...created, updatedAt: expect.any(String) });
});

test('an update based on an older state is a conflict with the stored item', async () => {
  const loaded = await create();
  await app.send('POST', `${PATH}/${loaded.id}/stats`, { number: '5' }, staff);
  const current = await (await put(loaded.id, input({ title: 'Theirs' }))).json();
  const before = await stored(app);
  const response = await put(loaded.id, input({ updatedAt: loaded.updatedAt }));
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ message: expect.any(String), current, draft: null });
  expect(await stored(app)).toEqual(before);
});

test('without `updatedAt` the last write wins', async () => {
  const { id } = await create();
  await put(id, input({ title: 'Theirs' }));
  expect(await (await put(id, input({ title: 'Mine' }))).json()).toMatchObject({ title: 'Mine' });
});

test('deletes a case study and its stats', async () => {
  const [gone, kept] = [await create(), await create()];
  for (const { id } of [gone, kept])
    await app.send('POST', `${PATH}/${id}/stats`, { number: '5' }, staff);
  const response = await remove(gone.id);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  const { stats } = await stored(app);
  const owners = (stats as { caseStudyId: number }[]).map(({ caseStudyId }) => caseStudyId);
  expect(owners).not.toContain(gone.id);
  expect(owners).toContain(kept.id);
});

test('a missing case study is 404', async () => {
  const { id } = await create();
  await remove(id);
  for (const response of [await remove(id), await put(id, input()), await read(id)]) {
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Case study not found' });
  }
});

test('cleans the content of challenge and solution, on create and on update', async () => {
  const content = '<p onclick="x()">Hi<script>alert(1)</script></p>';
  const dirty = { challengeContent: content, solutionContent: content };
  const clean = { challengeContent: '<p>Hi</p>', solutionContent: '<p>Hi</p>' };
  const created = await create(dirty);
  expect(created).toMatchObject(clean);
  expect(await (await put(created.id, input(dirty))).json()).toMatchObject(clean);
});
