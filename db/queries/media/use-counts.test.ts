// Use counts, and the filters and sort orders of the library based on them, with pictures of the site among the uploads.
import { expect } from 'bun:test';
import { type MediaQuery, mediaQuery } from '#db/contract/media/media.ts';
import type { Database } from '#db/database.ts';
import { InvalidInputError } from '#db/errors.ts';
import { findCaseStudy } from '#db/queries/case-studies.ts';
import { deleteDocument } from '#db/queries/documents/documents.ts';
import { saveDraft } from '#db/queries/items/drafts.ts';
import { restoreDeleted } from '#db/queries/items/trash.ts';
import { deletePost, findPost } from '#db/queries/posts.ts';
import { cleanDocument } from '#db/testing/clean-input.ts';
import { makeDocument, makePost, makeStudy } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { changeMedia, deleteMedia, deleteUnusedMedia, getMedia } from './media.ts';
import { findMediaUses } from './media-uses.ts';
import { replaceMedia } from './replace-media.ts';
import { type SitePicture, updateSitePictures } from './site-pictures.ts';
import { createUpload } from './uploads.ts';
import { countPictureUses, listLibrary } from './use-counts.ts';

const test = testOnPrimaries();
const ONE = `${'a'.repeat(26)}.png`;
const TWO = `${'b'.repeat(26)}.png`;
const HERO = 'images~hero.jpg';
const TILES = 'images~cover-tiles.jpg';

const sitePicture = (name: string, alt = '', pages: SitePicture['text']['pages'] = []) => ({
  ...{ name, fileName: name.replace('images~', ''), type: 'image/jpeg', bytes: 5 },
  ...{ width: 4, height: 3, text: { alt, pages } },
});
const upload = (db: Database, name: string, fileName = '', bytes = 9) =>
  createUpload(db, { name, type: 'image/png', bytes, width: 3, height: 2, fileName });
const listed = async (db: Database, query: Partial<MediaQuery> = {}) =>
  (await listLibrary(db, mediaQuery.parse(query))).media.map(({ name }) => name);
const usesOf = (db: Database, name: string) => db.read((read) => findMediaUses(read, name));

test('uses are counted in items, drafts and the trash, and again after each change', async (db) => {
  const post = await makePost(db, {
    image: '/images/hero.jpg',
    content: sanitiseHtml(`<p><img src="/uploads/${ONE}"><img src="/uploads/${ONE}"></p>`),
  });
  await makeStudy(db, {
    mediaImages: [`/uploads/${ONE}`],
    mainImage: 'https://x.example/images/hero.jpg',
  });
  expect(Object.fromEntries(await countPictureUses(db))).toEqual({ [HERO]: 1, [ONE]: 2 });
  await saveDraft(db, 'post', post.id, { fields: { image: `/uploads/${TWO}` } });
  expect((await countPictureUses(db)).get(TWO)).toBe(1);
  await deletePost(db, post.id);
  const counts = await countPictureUses(db);
  expect(counts.get(HERO)).toBe(1);
  expect(counts.get(ONE)).toBe(2);
});

test('a document that uses a picture has its group, live, in its draft and in the trash', async (db) => {
  const offices = { type: 'office-list', slug: 'office-list', title: 'Offices' };
  const office = { image: { src: `/uploads/${ONE}` } };
  const listing = (items: object[]) => ({ ...offices, content: { v: 1, items } });
  const { id } = await makeDocument(db, listing([office]));
  const { content } = cleanDocument(listing([office, office]));
  await saveDraft(db, 'document', id, { fields: { content } });
  await makePost(db, { image: `/uploads/${ONE}` });
  const groups = async () =>
    (await usesOf(db, ONE)).flatMap((use) => (use.kind === 'film' ? [] : [[use.where, use.group]]));
  expect(await groups()).toEqual([
    ['live', undefined],
    ['live', 'collection'],
    ['draft', 'collection'],
  ]);
  await deleteDocument(db, id);
  expect(await groups()).toContainEqual(['trash', 'collection']);
});

test('uses are correct after each of two replacements, in drafts and the trash too', async (db) => {
  for (const name of [ONE, TWO]) await upload(db, name);
  const post = await makePost(db);
  const gone = await makePost(db, { slug: 'gone', image: `/uploads/${ONE}` });
  await saveDraft(db, 'post', post.id, { fields: { image: `/uploads/${ONE}` } });
  await deletePost(db, gone.id);
  expect(Object.fromEntries(await countPictureUses(db))).toEqual({ [ONE]: 2 });
  await replaceMedia(db, ONE, TWO);
  expect(Object.fromEntries(await countPictureUses(db))).toEqual({ [TWO]: 2 });
  await replaceMedia(db, TWO, ONE);
  expect(Object.fromEntries(await countPictureUses(db))).toEqual({ [ONE]: 2 });
});

test('uses are correct when the picture was replaced while the item was in the trash', async (db) => {
  for (const name of [ONE, TWO]) await upload(db, name);
  const { id } = await makePost(db, { image: `/uploads/${ONE}` });
  expect(Object.fromEntries(await countPictureUses(db))).toEqual({ [ONE]: 1 });
  await deletePost(db, id);
  await replaceMedia(db, ONE, TWO);
  await restoreDeleted(db, 'post', id);
  expect(Object.fromEntries(await countPictureUses(db))).toEqual({ [TWO]: 1 });
});

test('the library is sorted and filtered by use, size, name and origin', async (db) => {
  await upload(db, ONE, 'Zebra.png', 1000);
  await upload(db, TWO, 'apple.png', 2000);
  await updateSitePictures(db, [
    sitePicture(HERO, 'A hero', [{ title: 'Home', path: '/' }]),
    sitePicture(TILES),
  ]);
  await makePost(db, { image: `/uploads/${ONE}` });
  await makePost(db, { slug: 'b', image: `/uploads/${ONE}` });
  expect(await listed(db, { sort: 'uses' })).toEqual([ONE, HERO, TWO, TILES]);
  expect(await listed(db, { sort: 'size' })).toEqual([TWO, ONE, TILES, HERO]);
  expect(await listed(db, { sort: 'name' })).toEqual([TWO, TILES, HERO, ONE]);
  expect((await listed(db)).slice(2)).toEqual([TILES, HERO]);
  expect(await listed(db, { show: 'unused' })).toEqual([TWO, TILES]);
  expect(await listed(db, { show: 'site' })).toEqual([TILES, HERO]);
  expect((await listed(db, { show: 'uploads' })).toSorted()).toEqual([ONE, TWO]);
  expect(await listed(db, { alt: 'missing', show: 'site' })).toEqual([TILES]);
  expect(await listed(db, { search: 'hero' })).toEqual([HERO]);
});

test('a start updates the pictures of the site and keeps texts of staff', async (db) => {
  await updateSitePictures(db, [sitePicture(HERO, 'Old'), sitePicture(TILES, 'Old')]);
  await changeMedia(db, TILES, { alt: 'By staff', focalX: 0.2 });
  await updateSitePictures(db, [
    { ...sitePicture(HERO, 'New'), bytes: 7 },
    sitePicture(TILES, 'New'),
    sitePicture('images~logos~axforth.svg'),
  ]);
  const get = (name: string) => db.read((read) => getMedia(read, name));
  expect(await get(HERO)).toMatchObject({ alt: 'New', bytes: 7, url: '/images/hero.jpg' });
  expect(await get(TILES)).toMatchObject({ alt: 'By staff', focalX: 0.2 });
  expect((await get('images~logos~axforth.svg')).url).toBe('/images/logos/axforth.svg');
  await updateSitePictures(db, [sitePicture(HERO, 'New')]);
  expect(await listed(db)).toEqual([HERO]);
});

test('a picture of the site cannot be deleted; of many pictures only the unused uploads are', async (db) => {
  await upload(db, ONE);
  await upload(db, TWO);
  await updateSitePictures(db, [sitePicture(HERO)]);
  await makePost(db, { image: `/uploads/${ONE}` });
  await expect(deleteMedia(db, HERO)).rejects.toBeInstanceOf(InvalidInputError);
  expect(await deleteUnusedMedia(db, [ONE, TWO, HERO, `${'z'.repeat(26)}.png`])).toEqual([TWO]);
  expect((await listed(db)).toSorted()).toEqual([ONE, HERO].toSorted());
});

test('an upload can replace a picture of the site in items, and the reverse', async (db) => {
  await upload(db, ONE);
  await updateSitePictures(db, [sitePicture(HERO), sitePicture(TILES)]);
  const html = (src: string) => `<p><img src="${src}" alt="A"></p>`;
  const post = await makePost(db, {
    image: '/images/hero.jpg',
    content: sanitiseHtml(html('/images/hero.jpg') + html('https://x.example/images/hero.jpg')),
  });
  const study = await makeStudy(db, {
    mediaImages: ['/images/hero.jpg', '/images/hero-poster.jpg'],
  });
  await saveDraft(db, 'post', post.id, {
    fields: { content: sanitiseHtml(html('/images/hero.jpg')) },
  });
  expect(await usesOf(db, HERO)).toHaveLength(3);
  expect(await usesOf(db, TILES)).toEqual([]);
  await replaceMedia(db, HERO, ONE);
  expect(await usesOf(db, HERO)).toEqual([]);
  expect(await usesOf(db, ONE)).toHaveLength(3);
  const after = await findPost(db, post.id);
  expect(after?.image).toBe(`/uploads/${ONE}`);
  expect(after?.content).toContain('src="https://x.example/images/hero.jpg"');
  expect((await findCaseStudy(db, study.id))?.mediaImages).toEqual([
    `/uploads/${ONE}`,
    '/images/hero-poster.jpg',
  ]);
  await replaceMedia(db, ONE, TILES);
  expect((await findPost(db, post.id))?.image).toBe('/images/cover-tiles.jpg');
  expect(await usesOf(db, TILES)).toHaveLength(3);
});
