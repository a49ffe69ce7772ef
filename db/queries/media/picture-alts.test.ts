// An alt text written in an item is copied to the library when the library has none.
import { expect } from 'bun:test';
import { mediaChange, mediaQuery } from '#db/contract/media/media.ts';
import type { Database } from '#db/database.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { makePost, makeStudy, savePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { changeMedia, listMedia } from './media.ts';
import { createUpload } from './uploads.ts';

const test = testOnPrimaries();
const BOWL = `${'a'.repeat(26)}.png`;
const LAMP = `${'b'.repeat(26)}.png`;

const upload = (db: Database, name: string) =>
  createUpload(db, { name, type: 'image/png', bytes: 9, width: 3, height: 2 });
const altsOf = async (db: Database) => {
  const { media, missingAlt } = await listMedia(db, mediaQuery.parse({}));
  return { missingAlt, alts: Object.fromEntries(media.map(({ name, alt }) => [name, alt])) };
};
const figure = (name: string, alt: string) =>
  `<p>Words</p><img src="/uploads/${name}" alt="${alt}">`;

test('the alt text of a picture in an article is copied to the library', async (db) => {
  for (const name of [BOWL, LAMP]) await upload(db, name);
  await makePost(db, { content: sanitiseHtml(figure(BOWL, 'Bowls &amp;&nbsp;&quot;cups&quot;')) });
  expect(await altsOf(db)).toEqual({
    missingAlt: 1,
    alts: { [BOWL]: 'Bowls & "cups"', [LAMP]: '' },
  });
});

test('the alt text of a gallery is copied to the library', async (db) => {
  for (const name of [BOWL, LAMP]) await upload(db, name);
  await makeStudy(db, {
    mediaImages: [`/uploads/${LAMP}`, `/uploads/${BOWL}`],
    mediaAlts: ['', 'Shelf of bowls'],
  });
  expect((await altsOf(db)).alts).toEqual({ [BOWL]: 'Shelf of bowls', [LAMP]: '' });
});

test('an alt text too long for the library is shortened in the copy', async (db) => {
  await upload(db, BOWL);
  const mediaAlts = ['a'.repeat(TITLE_MAX_CHARS + 1)];
  const study = await makeStudy(db, { mediaImages: [`/uploads/${BOWL}`], mediaAlts });
  const alt = (await altsOf(db)).alts[BOWL];
  expect(mediaChange.safeParse({ alt }).success).toBe(true);
  expect(study.mediaAlts).toEqual(mediaAlts);
});

test('the library keeps its own alt text, and a decorative picture stays so', async (db) => {
  for (const name of [BOWL, LAMP]) await upload(db, name);
  await changeMedia(db, BOWL, { alt: 'A bowl' });
  await changeMedia(db, LAMP, { decorative: true });
  const post = await makePost(db, {});
  const content = figure(BOWL, 'Here it is a cup') + figure(LAMP, 'A lamp');
  await savePost(db, post, { content: sanitiseHtml(content) });
  expect((await altsOf(db)).alts).toEqual({ [BOWL]: 'A bowl', [LAMP]: '' });
});
