// Whatever staff change, in whatever order: what is kept of a page is what it would say anew (contract §5).
// KEPT_ROUNDS=20 changes more, KEPT_SEED=2 other things.
import { expect, test } from 'bun:test';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { Post } from '#db/contract/posts.ts';
import { demoContent } from '#db/seed/content.ts';
import { seedDatabase } from '#db/seed.ts';
import { makePicture } from '#server/testing/pictures.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { publicRoutes } from './index.ts';

const ROUNDS = Number(process.env.KEPT_ROUNDS ?? 1);
const CATEGORIES = ['Development', 'Operations', 'Strategy'];
const SECTORS = ['Retail', 'Food'];
const DAY_MS = 86_400_000;
const PATHS = [
  ...publicRoutes.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...['/insights?page=2', '/sitemap.xml', '/insights/feed.xml', '/insights/feed.json'],
  ...['/api/posts', '/api/posts?page=2&limit=5&preview=true', '/api/case-studies'],
  ...CATEGORIES.map((category) => `/case-studies?category=${category}`),
  ...SECTORS.map((sector) => `/case-studies?sector=${sector}`),
];

let state = Number(process.env.KEPT_SEED ?? 1);
/** The next of a row of numbers from 0 to 1 that is the same for the same seed (Numerical Recipes, §7.1). */
function chance(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}
const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
const some = <T>(list: readonly T[]) => list.filter(() => chance() < 0.4);
const shuffled = <T>(list: readonly T[]) =>
  list
    .map((item) => ({ item, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

test('no kept page is older than what it shows', async () => {
  await using app = await openTestApp();
  const { posts, caseStudies } = demoContent();
  await seedDatabase(app.deps.db, {
    posts: posts.slice(0, 20),
    caseStudies: caseStudies.slice(0, 6),
  });
  const staff = await app.login();
  const send = (method: string, path: string, body?: unknown) =>
    app.send(method, `/api/admin/${path}`, body, staff);
  const ask = async (path: string) => (await send('GET', path)).json();
  const upload = async (): Promise<string> => {
    const body = new FormData();
    body.set('image', new File([(await makePicture('png')) as BlobPart], 'a.png'));
    const request = { method: 'POST', body, headers: { cookie: staff } };
    return (await (await app.request('/api/admin/upload', request)).json()).url;
  };
  const pictures = [await upload(), await upload(), await upload()];
  const nameOf = (picture: string) => picture.split('/').pop();

  let words = 0;
  const text = () => `Words ${++words}`;
  const html = () => `<p>${text()}</p><img src="${pick(pictures)}">`;
  const published = () => {
    const status = pick(['published', 'published', 'draft', 'scheduled']);
    const days = status === 'scheduled' ? 1 : -pick([1, 3, 300]);
    return { status, publishDate: new Date(Date.now() + days * DAY_MS).toISOString() };
  };
  const ofPost = () => ({
    title: text(),
    slug: `post-${++words}`,
    content: html(),
    excerpt: text(),
    image: pick(pictures),
    categories: some(CATEGORIES),
    ...published(),
  });
  const ofStudy = () => ({
    title: text(),
    slug: `study-${++words}`,
    description: text(),
    categories: [pick(CATEGORIES)],
    sector: pick(SECTORS),
    menuOrder: pick([0, 1, 2]),
    featured: chance() < 0.5,
    gridImage: pick(pictures),
    challengeContent: html(),
    mediaImages: some(pictures),
    ...published(),
  });
  const ofStat = () => ({ icon: 'TrendingUp', number: `${++words}`, supportingText: text() });

  const allPosts = async (): Promise<Post[]> => (await ask('posts?limit=100')).posts;
  const allStudies = async (): Promise<CaseStudy[]> => (await ask('case-studies')).caseStudies;
  const steps = {
    createPost: () => send('POST', 'posts', ofPost()),
    createStudy: () => send('POST', 'case-studies', ofStudy()),
    async changePost() {
      const { id } = pick(await allPosts());
      const { title, slug, content, publishDate, status } = await ask(`posts/${id}`);
      const kept = { title, slug, content, publishDate, status };
      return send('PUT', `posts/${id}`, { ...ofPost(), ...(chance() < 0.5 && kept) });
    },
    async changeStudy() {
      const { id, slug, publishDate, status, menuOrder } = pick(await allStudies());
      const kept = { slug, publishDate, status, menuOrder };
      return send('PUT', `case-studies/${id}`, { ...ofStudy(), ...(chance() < 0.5 && kept) });
    },
    deletePost: async () => send('DELETE', `posts/${pick(await allPosts()).id}`),
    deleteStudy: async () => send('DELETE', `case-studies/${pick(await allStudies()).id}`),
    async restoreDeleted() {
      await send('DELETE', `posts/${pick(await allPosts()).id}`);
      await agree('deleting a post');
      const { kind, id } = pick((await ask('trash')).items as { kind: string; id: number }[]);
      return send('POST', `trash/${kind === 'post' ? 'posts' : 'case-studies'}/${id}/restore`);
    },
    async restoreVersion() {
      const { id } = pick(await allPosts());
      await send('PUT', `posts/${id}`, ofPost());
      const { versions } = await ask(`posts/${id}/versions`);
      return send('POST', `posts/${id}/versions/${pick(versions as { id: number }[]).id}/restore`);
    },
    async changeMany() {
      const ids = (await allPosts()).slice(0, 3).map(({ id }) => id);
      const action = pick(['publish', 'unpublish']);
      return send('POST', 'posts/bulk', { action, ids });
    },
    async undoMany() {
      const ids = (await allStudies()).slice(0, 2).map(({ id }) => id);
      const done = await send('POST', 'case-studies/bulk', { action: 'unpublish', ids });
      await agree('unpublishing case studies');
      return send('POST', 'case-studies/bulk', (await done.json()).undo);
    },
    async order() {
      const ids = shuffled((await allStudies()).map(({ id }) => id));
      return send('PUT', 'case-studies/order', { ids });
    },
    async changeStat() {
      const added = await send(
        'POST',
        `case-studies/${pick(await allStudies()).id}/stats`,
        ofStat(),
      );
      await agree('adding a stat');
      const path = `case-studies/stats/${(await added.json()).id}`;
      return chance() < 0.5 ? send('PUT', path, ofStat()) : send('DELETE', path);
    },
    describePicture: () => send('PATCH', `media/${nameOf(pick(pictures))}`, { alt: text() }),
    async replacePicture() {
      const [from, to] = shuffled(pictures) as [string, string];
      return send('POST', `media/${nameOf(from)}/replace`, { with: nameOf(to) });
    },
    async saveDraft() {
      const { id, updatedAt } = pick(await allPosts());
      await send('DELETE', `posts/${id}/draft`);
      const draft = { fields: ofPost(), basedOn: updatedAt, updatedAt: null };
      return send('PUT', `posts/${id}/draft`, draft);
    },
  };

  const seen = new Set(PATHS);
  const read = async (path: string) => {
    const answer = await app.request(path);
    return `${answer.status} ${answer.headers.get('location') ?? ''} ${await answer.text()}`;
  };
  /** Every page that was ever there says the same from the cache as without it; it is kept for the next step. */
  async function agree(step: string): Promise<void> {
    for (const { slug } of await allPosts()) seen.add(`/insights/${slug}`);
    for (const { slug } of await allStudies()) seen.add(`/case-studies/${slug}`);
    const kept = new Map<string, string>();
    for (const path of seen) kept.set(path, await read(path));
    app.deps.cache.clear();
    for (const [path, was] of kept)
      expect({ step, path, was: await read(path) }).toEqual({ step, path, was });
  }

  await agree('nothing');
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, step] of shuffled(Object.entries(steps))) {
      const { ok, status } = await step();
      expect({ name, ok, status }).toEqual({ name, ok: true, status });
      await agree(name);
    }
}, 600_000);
