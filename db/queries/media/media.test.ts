// The media library: search, uses, and deletion of unused pictures only.
import { expect } from 'bun:test';
import { eq } from 'drizzle-orm';
import { mediaQuery } from '#db/contract/media/media.ts';
import type { Database } from '#db/database.ts';
import { InUseError, InvalidInputError, NotFoundError, StaleEditError } from '#db/errors.ts';
import { findCaseStudy } from '#db/queries/case-studies.ts';
import { findDraft, saveDraft } from '#db/queries/items/drafts.ts';
import { restoreVersion } from '#db/queries/items/restore-version.ts';
import { listTrash, restoreDeleted } from '#db/queries/items/trash.ts';
import { listVersions } from '#db/queries/items/versions.ts';
import { deletePost, findPost, findPostBySlug, updatePost } from '#db/queries/posts.ts';
import { uploads } from '#db/schema.ts';
import { cleanPostUpdate } from '#db/testing/clean-input.ts';
import { makePost, makeStudy, savePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import {
  changeMedia,
  deleteMedia,
  deleteMediaRecord,
  getMedia,
  listDeletedMedia,
  listMedia,
  restoreMedia,
} from './media.ts';
import { findMediaUses } from './media-uses.ts';
import { replaceMedia } from './replace-media.ts';
import { createUpload } from './uploads.ts';

const test = testOnPrimaries();
const OLD = `${'a'.repeat(26)}.png`;
const NEW = `${'b'.repeat(26)}.jpg`;

function upload(db: Database, name: string, fileName = '') {
  return createUpload(db, { name, type: 'image/png', bytes: 9, width: 3, height: 2, fileName });
}
const uses = (db: Database) => db.read((read) => findMediaUses(read, OLD));

test('a missing picture is not found, and a picture cannot replace itself', async (db) => {
  await upload(db, OLD);
  for (const failing of [
    () => changeMedia(db, NEW, { alt: 'x' }),
    () => deleteMedia(db, NEW),
    () => replaceMedia(db, NEW, OLD),
    () => replaceMedia(db, OLD, NEW),
    () => db.read((read) => getMedia(read, NEW)),
  ])
    await expect(failing()).rejects.toBeInstanceOf(NotFoundError);
  await expect(replaceMedia(db, OLD, OLD)).rejects.toBeInstanceOf(InvalidInputError);
});

test('lists pictures and searches their names and alt texts', async (db) => {
  await upload(db, OLD, 'Team 100%.png');
  await upload(db, NEW, 'logo.jpg');
  await changeMedia(db, NEW, { alt: 'A mark_', focalX: 0.25 });
  const find = async (search: string) =>
    (await listMedia(db, mediaQuery.parse({ search }))).media.map(({ name }) => name);
  expect((await find('')).sort()).toEqual([OLD, NEW]);
  expect(await find('100%')).toEqual([OLD]);
  expect(await find('MARK_')).toEqual([NEW]);
  expect(await find('_')).toEqual([NEW]);
  expect(await find(OLD)).toEqual([OLD]);
  const undescribed = await listMedia(db, mediaQuery.parse({ alt: 'missing' }));
  expect(undescribed.media.map(({ name }) => name)).toEqual([OLD]);
  expect(undescribed.missingAlt).toBe(1);
  const searched = await listMedia(db, mediaQuery.parse({ search: 'logo' }));
  expect(searched.missingAlt).toBe(0);
  await changeMedia(db, OLD, { decorative: true });
  expect((await listMedia(db, mediaQuery.parse({}))).missingAlt).toBe(0);
  await changeMedia(db, OLD, { decorative: false });
  expect(await db.read((read) => getMedia(read, NEW))).toMatchObject({
    url: `/uploads/${NEW}`,
    alt: 'A mark_',
    ...{ decorative: false, focalX: 0.25, focalY: 0.5 },
  });
});

test('finds every use, and refuses to delete a used picture', async (db) => {
  await upload(db, OLD);
  const src = `/uploads/${OLD}`;
  const image = await makePost(db, { slug: 'image', image: src });
  const content = await makePost(db, { slug: 'content', content: `<img src="${src}">` });
  const gallery = await makeStudy(db, { mediaImages: ['/x.png', src] });
  const drafted = await makePost(db, { slug: 'drafted' });
  await saveDraft(db, 'post', drafted.id, {
    fields: { content: sanitiseHtml(`<img src="${src}">`) },
  });
  await deletePost(db, content.id);
  expect((await uses(db)).map(({ kind, id, where }) => [kind, id, where])).toEqual([
    ['post', image.id, 'live'],
    ['case-study', gallery.id, 'live'],
    ['post', drafted.id, 'draft'],
    ['post', content.id, 'trash'],
  ]);
  await expect(deleteMedia(db, OLD)).rejects.toBeInstanceOf(InUseError);
  expect(await listDeletedMedia(db)).toEqual([]);
});

test('a deleted picture is in the trash, not in the library, and is restored with its alt text', async (db) => {
  await upload(db, OLD, 'chair.png');
  await changeMedia(db, OLD, { alt: 'A chair' });
  await expect(deleteMediaRecord(db, OLD)).rejects.toBeInstanceOf(NotFoundError);
  await deleteMedia(db, OLD);
  await expect(db.read((read) => getMedia(read, OLD))).rejects.toBeInstanceOf(NotFoundError);
  expect((await listMedia(db, mediaQuery.parse({}))).media).toEqual([]);
  expect((await listTrash(db, { page: 1, limit: 5, kind: 'media' })).items).toMatchObject([
    { kind: 'picture', id: OLD, title: 'chair.png' },
  ]);
  expect((await restoreMedia(db, OLD)).alt).toBe('A chair');
  // a restore that is repeated because its response was lost
  expect((await restoreMedia(db, OLD)).alt).toBe('A chair');
  expect(await listDeletedMedia(db)).toEqual([]);
  await deleteMedia(db, OLD);
  await deleteMediaRecord(db, OLD);
  await expect(restoreMedia(db, OLD)).rejects.toBeInstanceOf(NotFoundError);
  expect(await listDeletedMedia(db)).toEqual([]);
});

test('a picture leaves the trash with the version, the draft or the save that uses it', async (db) => {
  await upload(db, OLD);
  const image = `/uploads/${OLD}`;
  const isDeleted = async () => (await listDeletedMedia(db)).includes(OLD);
  const post = await makePost(db, { image });
  await savePost(db, post, { image: null });
  const { versions } = await listVersions(db, 'post', post.id, { page: 1, limit: 9 });
  const first = versions.at(-1)?.id as number;
  await deleteMedia(db, OLD);
  expect(await isDeleted()).toBe(true);
  const { after: restored } = await restoreVersion(db, 'post', post.id, first);
  expect([restored.image, await isDeleted()]).toEqual([image, false]);

  const again = await savePost(db, restored, { image: null });
  await deleteMedia(db, OLD);
  const content = `<p><img src="${image}" alt=""></p>`;
  await saveDraft(db, 'post', post.id, { fields: { content: sanitiseHtml(content) } });
  expect(await isDeleted()).toBe(false);
  await savePost(db, again, { title: 'Without it' });

  await Promise.all([deleteMedia(db, OLD), makeStudy(db, { mediaImages: [image] })]);
  expect(await isDeleted()).toBe(false);
});

test('a picture in the trash that is in use is not deleted permanently', async (db) => {
  await upload(db, OLD);
  await deleteMedia(db, OLD);
  await makePost(db, { title: 'Shows it', image: `/uploads/${OLD}` });
  const deletedAt = new Date().toISOString();
  await db.write((tx) => tx.update(uploads).set({ deletedAt }).where(eq(uploads.name, OLD)));
  const refused = await deleteMediaRecord(db, OLD).catch((error) => error);
  expect(refused).toBeInstanceOf(InUseError);
  expect(refused.message).toContain('“Shows it”');
  expect(await listDeletedMedia(db)).toEqual([OLD]);
});

test('a replacement changes every use, and items get a version', async (db) => {
  await upload(db, OLD);
  await upload(db, NEW);
  await changeMedia(db, OLD, { alt: 'A chair' });
  const src = `/uploads/${OLD}`;
  const post = await makePost(db, { image: src, content: `<img src="${src}"><p>${src}</p>` });
  const study = await makeStudy(db, { logo: src, mediaImages: [src, src] });
  const content = sanitiseHtml(`<p>Typed</p><img src="${src}">`);
  await saveDraft(db, 'post', post.id, { fields: { content } });
  const gone = await makePost(db, { slug: 'gone', image: src });
  await deletePost(db, gone.id);
  expect(await replaceMedia(db, OLD, NEW)).toHaveLength(4);
  expect(await uses(db)).toEqual([]);
  const now = await findPost(db, post.id);
  expect(now).toMatchObject({
    image: `/uploads/${NEW}`,
    content: post.content.replaceAll(OLD, NEW),
  });
  expect((now?.updatedAt ?? '') > post.updatedAt).toBe(true);
  expect((await findCaseStudy(db, study.id))?.mediaImages).toEqual(
    [1, 2].map(() => `/uploads/${NEW}`),
  );
  expect((await findDraft(db, 'post', post.id))?.fields).toEqual({
    content: content.replaceAll(OLD, NEW),
  });
  expect((await restoreDeleted(db, 'post', gone.id)).item).toMatchObject({
    image: `/uploads/${NEW}`,
  });
  const { versions } = await listVersions(db, 'post', post.id, { page: 1, limit: 5 });
  expect(versions[0]?.changed.sort()).toEqual(['content', 'image']);
  expect((await db.read((read) => getMedia(read, NEW))).alt).toBe('A chair');
  await deleteMedia(db, OLD);
});

test('a draft stays based on its item, deleted or not, when a picture of the item is replaced', async (db) => {
  await upload(db, OLD);
  await upload(db, NEW);
  const image = `/uploads/${OLD}`;
  for (const slug of ['live', 'gone']) {
    const { id } = await makePost(db, { slug, image });
    await saveDraft(db, 'post', id, { fields: { title: 'Typed' } });
  }
  const gone = await findPostBySlug(db, 'gone', { includeHidden: true });
  await deletePost(db, gone?.id ?? 0);
  await replaceMedia(db, OLD, NEW);
  const { item: restored } = await restoreDeleted(db, 'post', gone?.id ?? 0);
  // a form with the former picture is stale
  expect(restored.updatedAt > (gone?.updatedAt ?? '')).toBe(true);
  const live = await findPostBySlug(db, 'live', { includeHidden: true });
  for (const item of [live, restored])
    expect((await findDraft(db, 'post', item?.id ?? 0))?.basedOn).toBe(item?.updatedAt ?? '');
});

test('a form open while a picture of its draft was replaced cannot restore the former picture', async (db) => {
  await upload(db, OLD);
  await upload(db, NEW);
  const post = await makePost(db);
  const image = `/uploads/${OLD}`;
  const draft = await saveDraft(db, 'post', post.id, { fields: { image } });
  await replaceMedia(db, OLD, NEW);
  await deleteMedia(db, OLD);
  const form = cleanPostUpdate({ ...post, image, draftUpdatedAt: draft?.updatedAt });
  await expect(updatePost(db, post.id, form)).rejects.toBeInstanceOf(StaleEditError);
  expect(await listDeletedMedia(db)).toEqual([OLD]);
});
