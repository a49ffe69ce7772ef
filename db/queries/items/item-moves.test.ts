// A page that links to itself is changed by its own move: a save returns the stored state.
import { expect } from 'bun:test';
import { eq } from 'drizzle-orm';
import { newPage } from '#db/contract/documents/new-page.ts';
import type { Database } from '#db/database.ts';
import { findDocument, updateDocument } from '#db/queries/documents/documents.ts';
import { matchingIds } from '#db/queries/search/search-index.ts';
import { versions } from '#db/schema.ts';
import { makeDocument, makePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { changeInBulk } from './bulk.ts';

const test = testOnPrimaries();

/** Publishes a page at `slug` with a link to an anchor of the page at `linked`. */
function makePage(db: Database, slug: string, linked: string) {
  const page = newPage('A page');
  const html = `<p><a href="/${linked}#part">Part</a></p>`;
  const values = { title: 'Parts', html, theme: 'paper' };
  const sections = [...page.sections, { id: 'text', type: 'text', hidden: false, values }];
  return makeDocument(db, { slug, status: 'published', content: { ...page, sections } });
}

test('a page that links to itself can be saved again after its move', async (db) => {
  const page = await makePage(db, 'old', 'old');
  const { after, moved } = await updateDocument(db, page.id, { ...page, slug: 'new' });
  expect(moved).toEqual([page.id]);
  expect(after).toEqual((await findDocument(db, page.id)) as typeof after);
  expect(JSON.stringify(after.content)).toContain('/new#part');
  await updateDocument(db, page.id, { ...after, title: 'Again' });
});

test('a document whose links were changed is found by their new labels', async (db) => {
  const page = await makePage(db, 'old', 'elsewhere');
  const way = { label: page.title, href: '/old' };
  const button = { id: 'way', type: 'call-to-action', hidden: false, values: { title: 'On', way } };
  const content = { ...newPage('Another'), sections: [button] };
  const linking = await makeDocument(db, { slug: 'linking', content });
  const found = (word: string) =>
    db.read((read) => read.values<[number]>(matchingIds('document', word)));
  await updateDocument(db, page.id, { ...page, title: 'Walruses', slug: 'walruses' });
  expect((await found('walruses')).map((row) => row[0])).toContain(linking.id);
});

test('a change of status returns the stamps of pages whose links it changed', async (db) => {
  const page = await makePage(db, 'old', 'old');
  const other = await makePage(db, 'other', 'old');
  await changeInBulk(db, 'document', { action: 'unpublish', ids: [page.id] });
  const hidden = (await findDocument(db, page.id)) as typeof page;
  await updateDocument(db, page.id, { ...hidden, slug: 'new' });
  const ids = [page.id, other.id];
  const { answer, items } = await changeInBulk(db, 'document', { action: 'publish', ids });
  const stored = await Promise.all(ids.map((id) => findDocument(db, id)));
  expect(items).toEqual(stored as typeof items);
  expect(JSON.stringify(items)).not.toContain('/old#part');
  expect(answer.stamps.map(({ to }) => to)).toEqual(items.map(({ updatedAt }) => updatedAt));
});

test('the last address of a hidden page is not that of a post with the same id', async (db) => {
  const page = await makePage(db, 'old', 'elsewhere');
  const linking = await makePage(db, 'linking', 'old');
  await changeInBulk(db, 'document', { action: 'unpublish', ids: [page.id] });
  const hidden = (await findDocument(db, page.id)) as typeof page;
  await updateDocument(db, page.id, { ...hidden, slug: 'new' });
  await makePost(db, { slug: 'a-post' });
  await db.write((tx) =>
    tx.update(versions).set({ itemId: page.id }).where(eq(versions.kind, 'post')),
  );
  await changeInBulk(db, 'document', { action: 'publish', ids: [page.id] });
  expect(JSON.stringify(await findDocument(db, linking.id))).toContain('/new#part');
});
