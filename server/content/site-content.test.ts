// The published documents in memory: loaded once, expired by saves, and never older than a withdrawal.
import { expect, setSystemTime, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { originalOf } from '#db/content/originals.ts';
import type { Document } from '#db/contract/documents/documents.ts';
import { createDocument } from '#db/queries/documents/documents.ts';
import { cleanDocument } from '#db/testing/clean-input.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { createLog } from '#server/log.ts';
import { SiteContent } from './site-content.ts';

const original = originalOf('contact', { isCounting: false });
const titled = (title: string) => ({ ...original, meta: { ...original.meta, title } });

/** A database whose reads are counted and can be made to wait or fail. */
async function openSite() {
  const { db, [Symbol.asyncDispose]: dispose } = await openTestDatabase();
  const state = { reads: 0, fails: false, gate: Promise.resolve() };
  const replica = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'read') return Reflect.get(target, name);
      return async (work: never) => {
        state.reads += 1;
        if (state.fails) throw new Error('unavailable');
        const result = await target.read(work);
        await state.gate;
        return result;
      };
    },
  });
  const cache = new PageCache();
  const logged: { msg: string; notes?: unknown }[] = [];
  const log = await createLog('debug', { write: (line) => logged.push(JSON.parse(line)) });
  const content = new SiteContent({ db: { replica }, cache, log, isCounting: false });
  await content.refresh();
  const publish = (more: object = {}) =>
    createDocument(
      db,
      cleanDocument({
        ...{ type: 'contact', title: 'Contact', slug: 'contact', content: titled('Changed') },
        ...more,
      }),
    );
  const shown = () => content.lastKnown.of('contact').meta.title;
  return { db, content, cache, state, logged, publish, shown, [Symbol.asyncDispose]: dispose };
}

test('the originals are shown without rows, and are read once', async () => {
  await using site = await openSite();
  expect(site.content.lastKnown.of('contact')).toEqual(original);
  await site.content.refresh();
  await site.content.refresh();
  expect(site.state.reads).toBe(1);
});

test('a purge of a document expires the content, any other purge does not', async () => {
  await using site = await openSite();
  await site.publish();
  site.cache.purge(['posts', 'upload:a.png']);
  expect(site.content.isFresh).toBe(true);
  site.cache.purge(['document:contact']);
  expect(site.content.isFresh).toBe(false);
  expect(await site.content.refresh()).toBe(true);
  expect(site.shown()).toBe('Changed');
  site.cache.clear();
  expect(site.content.isFresh).toBe(false);
});

test('a load that began before a purge is discarded', async () => {
  await using site = await openSite();
  site.cache.purge(['document:contact']);
  const { promise, resolve } = Promise.withResolvers<void>();
  site.state.gate = promise;
  // reads the rows from before the save, and resolves after it
  const old = site.content.refresh();
  await Bun.sleep(5);
  await site.publish();
  site.state.gate = Promise.resolve();
  site.cache.purge(['document:contact']);
  const next = site.content.refresh();
  resolve();
  expect(await Promise.all([old, next])).toEqual([true, true]);
  expect(site.shown()).toBe('Changed');
});

test('drafts are not shown, and scheduled documents from their date on', async () => {
  await using site = await openSite();
  await site.publish({ status: 'draft' });
  const publishDate = new Date(Date.now() + 10_000).toISOString();
  await site.publish({
    ...{ type: 'about', slug: 'about', title: 'About', status: 'scheduled', publishDate },
    content: originalOf('about', { isCounting: false }),
  });
  site.cache.purge(['document:contact']);
  await site.content.refresh();
  expect(site.shown()).toBe(original.meta.title);
  expect(site.content.lastKnown.idOf('about')).toBeNull();
  setSystemTime(Date.parse(publishDate));
  try {
    expect(site.content.isFresh).toBe(false);
    await site.content.refresh();
    expect(site.content.lastKnown.idOf('about')).not.toBeNull();
  } finally {
    setSystemTime();
  }
});

test('in an outage the last known content is shown, without withdrawn documents', async () => {
  await using site = await openSite();
  const { id } = await site.publish();
  site.cache.purge(['document:contact']);
  await site.content.refresh();
  site.state.fails = true;
  site.cache.purge(['document:contact']);
  expect(await site.content.refresh()).toBe(false);
  expect(site.shown()).toBe('Changed');
  // pages do not each query the failing database
  const { reads } = site.state;
  await site.content.refresh();
  expect(site.state.reads).toBe(reads);
  site.cache.purge([`document:${id}`], { forget: true });
  expect(site.shown()).toBe(original.meta.title);
  site.state.fails = false;
  site.cache.purge(['document:contact']);
  expect(await site.content.refresh()).toBe(true);
});

test('a page does not wait for a database that hangs', async () => {
  await using site = await openSite();
  site.state.gate = new Promise(() => {});
  site.cache.purge(['document:contact']);
  const startedAt = performance.now();
  expect(await site.content.refresh()).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(1500);
});

test('an invalid stored value is replaced by that of the original, and logged once', async () => {
  await using site = await openSite();
  await site.publish({ content: { ...original, meta: { title: 7, description: 'Kept' } } });
  for (let time = 0; time < 2; time++) {
    site.cache.purge(['document:contact']);
    await site.content.refresh();
    expect(site.content.lastKnown.of('contact').meta).toMatchObject({
      title: original.meta.title,
      description: 'Kept',
    });
  }
  const warnings = site.logged.filter(({ msg }) => msg.includes('not shown as stored'));
  expect(warnings).toMatchObject([{ notes: [{ path: 'meta.title' }] }]);
});

test.each(['null', '"text"', '[]', '{}', '{"v":99}', '{"v":1,"sections":"none"}', '{"v":', ''])(
  'a page is shown with any stored content: %s',
  async (stored) => {
    await using site = await openSite();
    const { id } = await site.publish();
    await site.db.write((tx) => tx.run(sql`UPDATE documents SET content = ${stored}`));
    site.cache.purge([`document:${id}`]);
    await site.content.refresh();
    expect(site.content.lastKnown.of('contact').sections[0]?.type).toBe('contact');
  },
);

test('a document of an unknown type is ignored', async () => {
  await using site = await openSite();
  const { id } = await site.publish({ type: 'of-tomorrow', slug: 'of-tomorrow' });
  site.cache.purge([`document:${id}`]);
  expect(await site.content.refresh()).toBe(true);
  expect(site.content.lastKnown.pages).toEqual([]);
});

test('a preview replaces one stored document, and nothing else', async () => {
  await using site = await openSite();
  const published = await site.publish();
  site.cache.purge(['document:contact']);
  await site.content.refresh();
  const previewed: Document = { ...published, content: titled('Previewed'), status: 'draft' };
  const preview = site.content.lastKnown.withDocument(previewed);
  expect(preview.of('contact').meta.title).toBe('Previewed');
  expect(preview.of('about')).toEqual(site.content.lastKnown.of('about'));
  expect(site.shown()).toBe('Changed');
});
