// Seeding is atomic and happens once; the demonstration content covers every variant of the pages.
import { expect, test } from 'bun:test';
import { cleanContent } from '#server/admin/seed-demo-content.ts';
import { deleteCaseStudy, listCaseStudies } from './queries/case-studies.ts';
import { deletePost, listPosts } from './queries/posts.ts';
import { demoContent } from './seed/content.ts';
import { isSeeded, type SeedContent, seedDatabase } from './seed.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

const content = cleanContent(demoContent());
const { posts, caseStudies } = content;
const ALL = { category: '', sector: '', includeHidden: true };

test('stores everything, with the stats of a case study in order', async () => {
  await using opened = await openTestDatabase();
  expect(await isSeeded(opened.db)).toBe(false);
  await seedDatabase(opened.db, content);
  expect(await isSeeded(opened.db)).toBe(true);
  const { pagination } = await listPosts(opened.db, everything(false));
  expect(pagination.total).toBe(posts.length);
  const stored = await listCaseStudies(opened.db, ALL);
  expect(figures(stored)).toEqual(figures(caseStudies));
});

test('does nothing when there is a post or a case study', async () => {
  await using opened = await openTestDatabase();
  await seedDatabase(opened.db, content);
  const [post, ...otherPosts] = (await listPosts(opened.db, everything(true))).posts;
  for (const { id } of otherPosts) await deletePost(opened.db, id);
  for (const { id } of await listCaseStudies(opened.db, ALL)) await deleteCaseStudy(opened.db, id);
  await seedDatabase(opened.db, content);
  const list = await listPosts(opened.db, everything(true));
  expect(list.posts.map(({ id }) => id)).toEqual([post?.id ?? 0]);
});

test('stores nothing when it fails', async () => {
  await using opened = await openTestDatabase();
  const [study] = caseStudies;
  const twice = { posts, caseStudies: study ? [study, study] : [] };
  await expect(seedDatabase(opened.db, twice)).rejects.toThrow('slug');
  expect(await isSeeded(opened.db)).toBe(false);
});

test('includes every module of content', async () => {
  const folder = `${import.meta.dir}/seed`;
  const modules = [...new Bun.Glob('*/*.ts').scanSync(folder)].map((path) => `./${path}`);
  const source = await Bun.file(`${folder}/content.ts`).text();
  const imports = new Bun.Transpiler({ loader: 'ts' }).scanImports(source);
  expect(imports.map(({ path }) => path)).toEqual(expect.arrayContaining(modules));
});

test('the content fills the lists', () => {
  expect(posts.length).toBeGreaterThanOrEqual(30);
  expect(caseStudies.length).toBeGreaterThanOrEqual(15);
});

test('every item has a unique address', () => {
  for (const items of [posts, caseStudies])
    expect(new Set(items.map((item) => item.slug)).size).toBe(items.length);
});

test('uses every field at least three times', () => {
  const stats = caseStudies.flatMap((study) => study.stats);
  const rare = [posts, caseStudies, stats].flatMap((items) => {
    const fields = Object.keys(Object.assign({}, ...items));
    return fields.filter((field) => items.filter((item) => isUsed(item, field)).length < 3);
  });
  expect(rare).toEqual([]);
});

const shapes: Record<string, (study: SeedContent['caseStudies'][number]) => boolean> = {
  'exactly two images': ({ mediaImages, mediaVideos }) =>
    mediaImages.length === 2 && mediaVideos.length === 0,
  'exactly two videos': ({ mediaImages, mediaVideos }) =>
    mediaImages.length === 0 && mediaVideos.length === 2,
  'one media item': ({ mediaImages, mediaVideos }) => mediaImages.length + mediaVideos.length === 1,
  'many media items': ({ mediaImages, mediaVideos }) => mediaImages.length + mediaVideos.length > 3,
  'no media': ({ mediaImages, mediaVideos }) => mediaImages.length + mediaVideos.length === 0,
  'no stats': ({ stats }) => stats.length === 0,
  'one stat': ({ stats }) => stats.length === 1,
  'nine stats': ({ stats }) => stats.length === 9,
  'both testimonials': (study) => !!study.testimonial1Quote && !!study.testimonial2Quote,
  'one testimonial': (study) => !!study.testimonial1Quote && !study.testimonial2Quote,
  'no testimonial': (study) => !study.testimonial1Quote && !study.testimonial2Quote,
  'no sector': ({ sector }) => !sector,
  'a long title': ({ title, caseStudyTitle }) =>
    Math.max(title.length, caseStudyTitle?.length ?? 0) > 90,
};

test.each(Object.keys(shapes))('has a case study with %s', (shape) => {
  expect(caseStudies.filter((study) => shapes[shape]?.(study)).length).toBeGreaterThan(0);
});

test('has a post with a long title', () => {
  expect(posts.filter(({ title }) => title.length > 90).length).toBeGreaterThan(0);
});

function everything(preview: boolean) {
  return { page: 1, limit: 100, preview, includeHidden: true };
}

function figures(items: { slug: string; stats: { number: string }[] }[]) {
  return Object.fromEntries(
    items.map(({ slug, stats }) => [slug, stats.map((stat) => stat.number)]),
  );
}

function isUsed(item: object, field: string): boolean {
  const value: unknown = Reflect.get(item, field);
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '' && value !== 0 && value !== false;
}
