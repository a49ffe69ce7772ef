// Random changes of every kind that staff can make; the same seed makes the same changes.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { type DocumentRow, isStaffPage } from '#db/contract/documents/documents.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { KIND_PATH } from '#db/contract/kind-path.ts';
import type { Post } from '#db/contract/posts.ts';
import { DAY_MS } from '#db/limits.ts';
import { randomDocuments } from './random-documents.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import type { TestApp } from './test-app.ts';
import { uploadPicture } from './upload-picture.ts';

export const CATEGORIES = ['Development', 'Operations', 'Strategy'];
export const SECTORS = ['Retail', 'Food'];

interface RandomChanges {
  /** Every kind of change by name; each needs existing posts and case studies. */
  changes: Record<string, () => Promise<Response>>;
  allPosts(): Promise<Post[]>;
  allStudies(): Promise<CaseStudy[]>;
  /** The staff pages. */
  allPages(): Promise<DocumentRow[]>;
  /** The list in random order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** Calls `between` with a description after each step of a change that is visible by itself. */
export async function randomChanges(
  app: TestApp,
  seed: number,
  between: (part: string) => Promise<void>,
): Promise<RandomChanges> {
  const { chance, pick, some, shuffled } = seededRandom(seed);
  const staff = await app.login();
  const send = (method: string, path: string, body?: unknown) =>
    app.send(method, `/api/admin/${path}`, body, staff);
  const get = async (path: string) => (await send('GET', path)).json();
  const upload = () => uploadPicture(app, staff, 'png', { width: 90, height: 60 });
  const pictures = [await upload(), await upload(), await upload()];

  let count = 0;
  const text = () => `Words ${++count}`;
  // some link to existing items, some to hidden ones, some to missing ones
  const link = () =>
    `${pick(['/insights/post', '/case-studies/study'])}-${pick([1, 2, 3]) + count}`;
  const html = () =>
    `<p>${text()}</p><p><a href="${link()}">On</a></p><img src="${pick(pictures)}" alt="">`;
  const publication = () => {
    const status = pick(['published', 'published', 'draft', 'scheduled']);
    const days = status === 'scheduled' ? 1 : -pick([1, 3, 300]);
    return { status, publishDate: new Date(Date.now() + days * DAY_MS).toISOString() };
  };
  const somePost = () => ({
    title: text(),
    slug: `post-${++count}`,
    content: html(),
    excerpt: text(),
    image: pick(pictures),
    categories: some(CATEGORIES),
    ...publication(),
  });
  const someStudy = () => ({
    title: text(),
    slug: `study-${++count}`,
    description: text(),
    categories: [pick(CATEGORIES)],
    sector: pick(SECTORS),
    menuOrder: pick([0, 1, 2]),
    featured: chance() < 0.5,
    gridImage: pick(pictures),
    challengeContent: html(),
    mediaImages: some(pictures),
    ...publication(),
  });
  const someStat = () => ({ icon: 'TrendingUp', number: `${++count}`, supportingText: text() });

  const allPosts = async (): Promise<Post[]> => (await get('posts?limit=100')).posts;
  const allStudies = async (): Promise<CaseStudy[]> => (await get('case-studies')).caseStudies;
  const changes = {
    createPost: () => send('POST', 'posts', somePost()),
    createStudy: () => send('POST', 'case-studies', someStudy()),
    async changePost() {
      const { id } = pick(await allPosts());
      const { title, slug, content, publishDate, status } = await get(`posts/${id}`);
      const unchanged = { title, slug, content, publishDate, status };
      return send('PUT', `posts/${id}`, { ...somePost(), ...(chance() < 0.5 && unchanged) });
    },
    async changeStudy() {
      const { id, slug, publishDate, status, menuOrder } = pick(await allStudies());
      const unchanged = { slug, publishDate, status, menuOrder };
      return send('PUT', `case-studies/${id}`, {
        ...someStudy(),
        ...(chance() < 0.5 && unchanged),
      });
    },
    deletePost: async () => send('DELETE', `posts/${pick(await allPosts()).id}`),
    deleteStudy: async () => send('DELETE', `case-studies/${pick(await allStudies()).id}`),
    async restoreDeleted() {
      await send('DELETE', `posts/${pick(await allPosts()).id}`);
      await between('deleting a post');
      const { kind, id } = pick(
        (await get('trash?kind=posts')).items as { kind: ItemKind; id: number }[],
      );
      return send('POST', `trash/${KIND_PATH[kind]}/${id}/restore`);
    },
    async restoreVersion() {
      const { id } = pick(await allPosts());
      await send('PUT', `posts/${id}`, somePost());
      const { versions } = await get(`posts/${id}/versions`);
      return send('POST', `posts/${id}/versions/${pick(versions as { id: number }[]).id}/restore`);
    },
    async changeMany() {
      const ids = (await allPosts()).slice(0, 3).map(({ id }) => id);
      return send('POST', 'posts/bulk', { action: pick(['publish', 'unpublish']), ids });
    },
    async undoMany() {
      const ids = (await allStudies()).slice(0, 2).map(({ id }) => id);
      const done = await send('POST', 'case-studies/bulk', { action: 'unpublish', ids });
      await between('unpublishing case studies');
      return send('POST', 'case-studies/bulk', (await done.json()).undo);
    },
    async order() {
      const ids = shuffled((await allStudies()).map(({ id }) => id));
      return send('PUT', 'case-studies/order', { ids });
    },
    async changeStat() {
      const { id } = pick(await allStudies());
      const added = await send('POST', `case-studies/${id}/stats`, someStat());
      await between('adding a stat');
      const path = `case-studies/stats/${(await added.json()).id}`;
      return chance() < 0.5 ? send('PUT', path, someStat()) : send('DELETE', path);
    },
    ...pictureChanges(send, pictures, { pick, shuffled, text }),
    async saveDraft() {
      const { id, updatedAt } = pick(await allPosts());
      await send('DELETE', `posts/${id}/draft`);
      const draft = { fields: somePost(), basedOn: updatedAt, updatedAt: null };
      return send('PUT', `posts/${id}/draft`, draft);
    },
    ...randomDocuments(send, { chance, pick, shuffled, text }, between),
  };
  const allPages = async (): Promise<DocumentRow[]> =>
    ((await get('documents')).documents as DocumentRow[]).filter(isStaffPage);
  return { changes, allPosts, allStudies, allPages, shuffled };
}

/** Changes of pictures in the library. */
function pictureChanges(
  send: (method: string, path: string, body?: unknown) => Promise<Response>,
  pictures: readonly string[],
  { pick, shuffled, text }: Pick<SeededRandom, 'pick' | 'shuffled'> & { text: () => string },
) {
  const nameOf = (picture: string) => picture.split('/').pop();
  return {
    describePicture: () => send('PATCH', `media/${nameOf(pick(pictures))}`, { alt: text() }),
    cropPicture() {
      const frame = { left: pick([0, 10]), top: 0, width: pick([40, 80]), height: 50 };
      return send('PATCH', `media/${nameOf(pick(pictures))}`, {
        frame: pick([frame, frame, null]),
      });
    },
    async replacePicture() {
      const [from, to] = shuffled(pictures) as [string, string];
      return send('POST', `media/${nameOf(from)}/replace`, { with: nameOf(to) });
    },
  };
}
