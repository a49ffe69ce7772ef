// Case studies on every kind of database: the stored values, and what visitors find. Tests of the API check the rules of a save.
import { expect } from 'bun:test';
import { type CaseStudyInput, caseStudy, statInput } from '#db/contract/case-studies.ts';
import type { Database } from '#db/database.ts';
import { ConflictError, StaleEditError } from '#db/errors.ts';
import { stats } from '#db/schema.ts';
import { cleanStudy, cleanStudyUpdate } from '#db/testing/clean-input.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import {
  createCaseStudy,
  deleteCaseStudy,
  findCaseStudy,
  findCaseStudyBySlug,
  findNextCaseStudy,
  listCaseStudies,
  listCaseStudyCards,
  updateCaseStudy,
} from './case-studies.ts';
import { createStat } from './stats.ts';

const test = testOnEveryDatabase();
const PAST = '2020-01-01T00:00:00.000Z';
const FUTURE = '2999-01-01T00:00:00.000Z';
const ALL = { category: '', sector: '' };

test('lists the cards of visible case studies', async (db) => {
  await create(db, { slug: 'first', menuOrder: 1 });
  await create(db, { slug: 'second', menuOrder: 2 });
  await create(db, { slug: 'draft', menuOrder: 3, status: 'draft' });
  const cards = await listCaseStudyCards(db);
  expect(cards.map(({ slug }) => slug)).toEqual(['second', 'first']);
});

test('returns exactly what was stored', async (db) => {
  const input = cleanStudy({
    title: 'Nörd & Söhne “Ltd”',
    slug: 'exact',
    description: 'a\nb, "c" \\ d',
    categories: ['Migration & Replatforming, EU', '🛒'],
    caseStudyTitle: '',
    sector: 'Food, drink',
    gridStat: '+128%',
    mainImage: '',
    gridImage: 'https://example.com/a,b.png?x="',
    ourRole: ['UX, UI', "O'Reilly"],
    menuOrder: -3,
    featured: true,
    challengeContent: '<p>\u00a0</p>',
    mediaImages: ['/a.png', '/b.png'],
    mediaAlts: ['', 'Second, with comma'],
    mediaVideos: ['/v.mp4'],
    mediaCaptions: ['“Caption”'],
    testimonial2Quote: '👩‍🚀',
    publishDate: '2024-02-29T23:59:59.999Z',
  } satisfies CaseStudyInput);
  const created = await createCaseStudy(db, input);
  const stored = {
    ...input,
    publishDate: '2024-02-29T23:59:59.999Z',
    status: 'published' as const,
  };
  const { id, updatedAt } = created;
  expect(created).toEqual({ ...stored, id, updatedAt, stats: [] });
  expect(await findCaseStudy(db, id)).toEqual(created);
  expect(await findCaseStudyBySlug(db, 'exact')).toEqual(created);
});

test('returns data that matches the schema of the contract', async (db) => {
  const { id } = await create(db, { slug: 'shape' });
  await createStat(db, id, statInput.parse({ number: '1' }));
  const found = await findCaseStudy(db, id);
  expect(caseStudy.strict().parse(found)).toEqual(found as NonNullable<typeof found>);
});

test('drafts and scheduled case studies are visible to staff only', async (db) => {
  const draft = await create(db, { slug: 'draft', status: 'draft', publishDate: PAST });
  await create(db, { slug: 'scheduled', status: 'scheduled', publishDate: FUTURE });
  await create(db, { slug: 'out', publishDate: PAST });
  const staff = { includeHidden: true };
  expect(await slugs(db, ALL)).toEqual(['out']);
  expect(await slugs(db, { ...ALL, ...staff })).toEqual(['scheduled', 'out', 'draft']);
  expect(await findCaseStudy(db, draft.id)).toBeNull();
  expect(await findCaseStudyBySlug(db, 'scheduled')).toBeNull();
  expect((await findCaseStudy(db, draft.id, staff))?.slug).toBe('draft');
  expect((await findCaseStudyBySlug(db, 'scheduled', staff))?.status).toBe('scheduled');
});

test('rejects a taken slug', async (db) => {
  await create(db, { slug: 'taken' });
  const { id } = await create(db, { slug: 'free' });
  await expect(create(db, { slug: 'taken' })).rejects.toBeInstanceOf(ConflictError);
  const update = updateCaseStudy(db, id, cleanStudyUpdate({ ...valid, slug: 'taken' }));
  await expect(update).rejects.toBeInstanceOf(ConflictError);
});

test('rejects a stale edit and returns the stored case study with its stats', async (db) => {
  const loaded = await create(db, { slug: 'a' });
  const stat = await createStat(db, loaded.id, statInput.parse({ number: '1' }));
  await updateCaseStudy(db, loaded.id, cleanStudyUpdate({ ...valid, title: 'theirs' }));
  const { updatedAt } = loaded;
  const refused = await updateCaseStudy(
    db,
    loaded.id,
    cleanStudyUpdate({ ...valid, updatedAt }),
  ).catch((error) => error);
  expect(refused).toBeInstanceOf(StaleEditError);
  expect(refused.current).toMatchObject({ title: 'theirs', stats: [stat] });
});

test('deletes a case study with its stats, and no others', async (db) => {
  const gone = await create(db, { slug: 'gone' });
  const kept = await create(db, { slug: 'kept' });
  const stat = await createStat(db, gone.id, statInput.parse({ number: '1' }));
  const other = await createStat(db, kept.id, statInput.parse({ number: '2' }));
  expect(await deleteCaseStudy(db, gone.id)).toEqual({ ...gone, stats: [stat] });
  expect(await findCaseStudy(db, gone.id)).toBeNull();
  expect(await db.read((read) => read.select().from(stats))).toEqual([other]);
});

const valid = { title: 'Client', slug: 'slug', description: 'Text', categories: ['SEO'] };

test('the first study follows the last; drafts and scheduled studies are skipped', async (db) => {
  const first = await create(db, { slug: 'first', menuOrder: 2 });
  const newer = await create(db, { slug: 'newer', publishDate: '2021-01-01T00:00:00.000Z' });
  const older = await create(db, { slug: 'older', publishDate: PAST });
  await create(db, { slug: 'draft', menuOrder: 1, status: 'draft' });
  await create(db, { slug: 'to-come', status: 'scheduled', publishDate: FUTURE });
  const next = async (study: typeof first) => (await findNextCaseStudy(db, study))?.slug;
  expect(await next(first)).toBe('newer');
  expect(await next(newer)).toBe('older');
  expect(await next(older)).toBe('first');
});

test('a single study has no next study', async (db) => {
  expect(await findNextCaseStudy(db, await create(db, { slug: 'alone' }))).toBeNull();
});

function create(db: Database, input: Partial<CaseStudyInput>) {
  return createCaseStudy(db, cleanStudy({ ...valid, ...input }));
}

async function slugs(db: Database, query: Parameters<typeof listCaseStudies>[1]) {
  return (await listCaseStudies(db, query)).map((item) => item.slug);
}
