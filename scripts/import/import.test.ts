// The complete import into a real database with real files, from a real old site (docs/contract.md, Imports).
import { afterAll, expect, test } from 'bun:test';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Post } from '#db/contract/posts.ts';
import { listVersions } from '#db/queries/items/versions.ts';
import { listPictureNotes } from '#db/queries/media/picture-notes.ts';
import { listChangesFrom } from '#db/queries/operations/changes.ts';
import { deletePost, findPostBySlug, listPosts } from '#db/queries/posts.ts';
import { importedPictures } from '#db/schema.ts';
import { savePost } from '#db/testing/items.ts';
import { makePicture, makePictureOfSize } from '#testing/pictures.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { importPosts } from './import-posts.ts';
import { openLegacyPictures } from './legacy-pictures.ts';
import { decodeExport, readExport } from './read-export.ts';
import {
  featuredPicture,
  ghostExport,
  wordpressAttachment,
  wordpressExport,
  wordpressItem,
} from './samples.ts';

const folder = setUpFolder();
const photo = await makePicture('jpeg');
const large = await makePictureOfSize(5 * 1024 * 1024 + 1);
const asked: string[] = [];
/** The old site, with one picture for each reason why a picture cannot be imported. */
const old = Bun.serve({
  port: 0,
  async fetch(request) {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname === '/slow.jpg') await new Promise(() => {});
    if (pathname === '/page.jpg')
      return new Response('<html>', { headers: { 'content-type': 'text/html' } });
    if (pathname === '/words.jpg')
      return new Response('no picture', { headers: { 'content-type': 'image/jpeg' } });
    if (pathname === '/large.png') return new Response(Buffer.from(large));
    if (pathname.startsWith('/photo')) return new Response(Buffer.from(photo));
    return new Response('', { status: 404 });
  },
});
const OLD = old.url.origin;
afterAll(() => old.stop(true));

let files = 0;
/** Runs the command on the site with a file of that text. */
function run(app: TestApp, text: string | Uint8Array, ...options: string[]) {
  files += 1;
  const file = join(folder, `export-${files}`);
  writeFileSync(file, text);
  return runOn(app, file, ...options);
}

async function runOn(app: TestApp, file: string, ...options: string[]) {
  const command = Bun.spawn(
    [process.execPath, '--no-env-file', 'scripts/import/import.ts', file, ...options],
    {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: app.dataDir,
        DATABASE_URL: `file:${app.databasePath}`,
      },
      stdout: 'pipe',
      stderr: 'pipe',
    },
  );
  const [stdout, stderr] = await Promise.all([
    new Response(command.stdout).text(),
    new Response(command.stderr).text(),
  ]);
  return { exitCode: await command.exited, stdout, stderr };
}

/** Imports within this process, like the command. */
function importHere(app: TestApp, text: string, { publish = false, timeoutMs = 10_000 } = {}) {
  const { db, cache, uploads } = app.deps;
  const site = readExport(text, OLD);
  const pictures = openLegacyPictures({ db, base: OLD, save: uploads.save, timeoutMs });
  return importPosts(site, { deps: { db, cache }, pictures, publish, isDryRun: false });
}

const listAll = async (app: TestApp): Promise<Post[]> => {
  const query = { page: 1, limit: 100, preview: false, includeHidden: true };
  return (await listPosts(app.deps.db, query)).posts as Post[];
};
const bySlug = (app: TestApp, slug: string) =>
  findPostBySlug(app.deps.db, slug, { includeHidden: true }) as Promise<Post>;
const visit = async (app: TestApp, path: string) => {
  const { status, headers } = await app.request(path);
  return [status, headers.get('location')];
};

test('an export arrives as drafts with their dates, texts, pictures and first version, and a second run imports nothing', async () => {
  await using app = await openTestApp();
  const { db } = app.deps;
  const text = wordpressExport([
    wordpressItem({
      id: 1,
      title: 'First 🛒',
      modified: '2020-01-02 03:04:05',
      content: `<!-- wp:image --><figure class="wp-block-image"><img src="${OLD}/photo.jpg" alt="In the text"/></figure><!-- /wp:image --><p><a href="https://old.example/2019/05/post-2/">Next</a></p>`,
      more: featuredPicture(9),
    }),
    wordpressItem({ id: 2, content: `One\n\n<img src="${OLD}/photo.jpg">` }),
    wordpressItem({ id: 3, type: 'page' }),
    wordpressAttachment(9, `${OLD}/photo-2.jpg`, 'Featured'),
  ]);
  asked.length = 0;
  const first = await run(app, text);
  expect(first).toEqual({
    exitCode: 0,
    stderr: '',
    stdout:
      'Posts: 2 imported, 0 imported before, 0 failed\n' +
      'Pictures: 2 stored, 0 failed\nLeft out: pages 1, attachments 1\n',
  });
  expect(asked.toSorted()).toEqual(['/photo-2.jpg', '/photo.jpg']);
  const post = await bySlug(app, 'post-1');
  expect(post).toMatchObject({
    title: 'First 🛒',
    status: 'draft',
    publishDate: '2019-05-04T08:30:00.000Z',
    updatedAt: '2020-01-02T03:04:05.000Z',
    author: 'María Oliveira',
  });
  expect(post.content).toMatch(
    /^<figure><img src="\/uploads\/\w{26}\.jpg" alt="In the text"><\/figure><p><a href="\/insights\/post-2">Next<\/a><\/p>$/,
  );
  const names = await listPictureNotes(db, [post.image?.split('/').at(-1) ?? '']);
  expect(names).toMatchObject([{ alt: 'Featured', width: 8, height: 6 }]);
  const page = { page: 1, limit: 5 };
  expect((await listVersions(db, 'post', post.id, page)).versions).toMatchObject([
    { cause: 'created' },
  ]);
  expect(readdirSync(join(app.dataDir, 'uploads'))).toHaveLength(2);

  const again = await run(app, text, '--publish');
  expect(again.stdout).toStartWith('Posts: 0 imported, 2 imported before');
  expect(await listAll(app)).toHaveLength(2);
}, 30_000);

test('a post that was edited or deleted is not imported again', async () => {
  await using app = await openTestApp();
  const text = wordpressExport([wordpressItem({ id: 1 }), wordpressItem({ id: 2 })]);
  await importHere(app, text);
  await savePost(app.deps.db, await bySlug(app, 'post-1'), { title: 'Mine', slug: 'mine' });
  await deletePost(app.deps.db, (await bySlug(app, 'post-2')).id);
  expect(await importHere(app, text)).toMatchObject({ imported: 0, skipped: 2 });
  expect((await listAll(app)).map(({ title }) => title)).toEqual(['Mine']);
});

test('an interrupted run is completed by the next', async () => {
  await using app = await openTestApp();
  const items = Array.from({ length: 5 }, (_, at) => wordpressItem({ id: at + 1 }));
  const site = readExport(wordpressExport(items), null);
  const { db, cache } = app.deps;
  const stopped = importPosts(site, {
    ...{ deps: { db, cache }, pictures: null, publish: false, isDryRun: false },
    onPost: (place) => {
      if (place === 3) throw new Error('stopped');
    },
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await listAll(app)).toHaveLength(2);
  expect(await importHere(app, wordpressExport(items))).toMatchObject({ imported: 3, skipped: 2 });
});

test('two runs at the same time import each post once', async () => {
  await using app = await openTestApp();
  const items = Array.from({ length: 5 }, (_, at) => wordpressItem({ id: at + 1 }));
  const both = [1, 2].map(() => importHere(app, wordpressExport(items)));
  const [one, two] = await Promise.all(both);
  expect((one?.imported ?? 0) + (two?.imported ?? 0)).toBe(5);
  expect(await listAll(app)).toHaveLength(5);
});

test('--publish publishes only posts that were public', async () => {
  await using app = await openTestApp();
  const future = '2999-01-01 00:00:00';
  const text = wordpressExport([
    wordpressItem({ id: 1 }),
    wordpressItem({ id: 2, status: 'draft' }),
    wordpressItem({ id: 3, status: 'private' }),
    wordpressItem({ id: 4, password: 'x' }),
    wordpressItem({ id: 5, status: 'future', date: future }),
    wordpressItem({ id: 6, content: ' ' }),
  ]);
  const report = await importHere(app, text, { publish: true });
  const statuses = (await listAll(app)).map(({ slug, status }) => [slug, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    'post-1': 'published',
    'post-2': 'draft',
    'post-3': 'draft',
    'post-4': 'draft',
    'post-5': 'scheduled',
    'post-6': 'draft',
  });
  expect(report.notes).toEqual([
    { title: 'Post 6', note: 'It is a draft, because it has no text or no date.' },
  ]);
  // other processes learn which pages changed
  const tags = (await listChangesFrom(app.deps.db, 0)).flatMap((change) => change.tags);
  const { id } = await bySlug(app, 'post-1');
  expect(tags).toContain(`post:${id}`);
  expect(tags).not.toContain(`post:${(await bySlug(app, 'post-2')).id}`);
});

test('an old address redirects in one hop once the post is public, even after its slug changed', async () => {
  await using app = await openTestApp();
  await importHere(app, wordpressExport([wordpressItem({ id: 1, slug: 'offer' })]));
  const path = '/2019/05/offer';
  for (const address of [path, `${path}/`]) expect(await visit(app, address)).toEqual([404, null]);
  const staff = await app.login();
  const { id } = await bySlug(app, 'offer');
  const publish = await app.send(
    'POST',
    '/api/admin/posts/bulk',
    { action: 'publish', ids: [id] },
    staff,
  );
  expect(publish.status).toBe(200);
  expect((await bySlug(app, 'offer')).publishDate).toBe('2019-05-04T08:30:00.000Z');
  for (const address of [path, `${path}/`])
    expect(await visit(app, address)).toEqual([301, '/insights/offer']);
  await savePost(app.deps.db, await bySlug(app, 'offer'), { slug: 'new-offer' });
  expect(await visit(app, `${path}/?a=b`)).toEqual([301, '/insights/new-offer?a=b']);
  await deletePost(app.deps.db, id);
  expect(await visit(app, path)).toEqual([404, null]);
});

test('a dry run reports the same and writes nothing', async () => {
  await using app = await openTestApp();
  const text = wordpressExport([
    wordpressItem({ id: 1, content: `<img src="${OLD}/photo.jpg"><img src="${OLD}/none.jpg">` }),
    wordpressItem({ id: 2, title: 'x'.repeat(301) }),
  ]);
  const dry = await run(app, text, '--dry-run');
  expect(await listAll(app)).toEqual([]);
  expect(readdirSync(join(app.dataDir, 'uploads'))).toEqual([]);
  expect(await app.deps.db.read((read) => read.$count(importedPictures))).toBe(0);
  const real = await run(app, text);
  expect(dry).toEqual({ ...real, stdout: `Dry run: nothing was written.\n${real.stdout}` });
  expect(real).toMatchObject({ exitCode: 1, stderr: '' });
  expect(real.stdout).toContain('Pictures: 1 stored, 1 failed');
  expect(real.stdout).toContain(
    `  Post 1: A picture is missing, ${OLD}/none.jpg: the old site answered 404.`,
  );
}, 30_000);

test('each picture that cannot be imported is reported with the reason, and removed from the text', async () => {
  await using app = await openTestApp();
  const sources = [
    ...['page.jpg', 'words.jpg', 'large.png', 'none.jpg'].map((name) => `${OLD}/${name}`),
    ...['ftp://old.example/a.jpg', 'data:image/png;base64,AAAA', 'file:///etc/passwd', ''],
  ];
  const content = `<p>Text</p>${sources.map((src) => `<img src="${src}">`).join('')}`;
  const report = await importHere(app, wordpressExport([wordpressItem({ id: 1, content })]));
  expect((await bySlug(app, 'post-1')).content as string).toBe('<p>Text</p>');
  const reasons = report.notes.map(({ note }) =>
    note.replace(/^A picture is missing, .*?: (?=\D+)/, ''),
  );
  expect(report.pictures).toEqual({ stored: 0, failed: 7 });
  for (const reason of [
    'but text/html',
    'no JPEG',
    'larger than 5 MB',
    'answered 404',
    'no http(s) address',
  ])
    expect(reasons.join('\n')).toContain(reason);
});

test('a picture that the old site never sends is reported with the time limit', async () => {
  await using app = await openTestApp();
  const content = `<img src="${OLD}/slow.jpg">`;
  const text = wordpressExport([wordpressItem({ id: 1, content })]);
  const { notes } = await importHere(app, text, { timeoutMs: 200 });
  expect(notes.map(({ note }) => note).join()).toContain('no answer within 0.2 s');
});

test('a picture of an earlier run is not fetched again', async () => {
  await using app = await openTestApp();
  const item = (id: number) => wordpressItem({ id, content: `<img src="${OLD}/photo-9.jpg">` });
  await importHere(app, wordpressExport([item(1)]));
  asked.length = 0;
  const report = await importHere(app, wordpressExport([item(1), item(2)]));
  expect(report.pictures).toEqual({ stored: 0, failed: 0 });
  expect(asked).toEqual([]);
  expect((await bySlug(app, 'post-2')).content as string).toBe(
    (await bySlug(app, 'post-1')).content,
  );
});

test('with --no-pictures, pictures keep their old address', async () => {
  await using app = await openTestApp();
  asked.length = 0;
  const text = ghostExport([{ html: '<img src="__GHOST_URL__/photo.jpg" srcset="x 2x">' }]);
  expect((await run(app, text)).stderr).toStartWith('A Ghost export does not name its site');
  await run(app, text, '--no-pictures', '--site', OLD);
  expect((await bySlug(app, 'post-0')).content as string).toContain(`<img src="${OLD}/photo.jpg">`);
  expect(asked).toEqual([]);
}, 30_000);

test('a Ghost export is published with its pictures, and its addresses redirect', async () => {
  await using app = await openTestApp();
  const text = ghostExport([
    {
      slug: 'returns',
      html: '<figure class="kg-card kg-image-card"><img src="__GHOST_URL__/photo.jpg" class="kg-image" alt="A" srcset="x 2x"></figure><p><a href="__GHOST_URL__/stock/">x</a></p>',
      feature_image: '__GHOST_URL__/photo-3.jpg',
    },
    { slug: 'stock', visibility: 'paid' },
  ]);
  const report = await importHere(app, text, { publish: true });
  expect(report).toMatchObject({ imported: 2, notes: [], pictures: { stored: 2, failed: 0 } });
  const post = await bySlug(app, 'returns');
  expect(post.image).toMatch(/^\/uploads\//);
  expect(post.content).toMatch(
    /^<figure><img src="\/uploads\/\S+" alt="A"><\/figure><p><a href="\/insights\/stock">x<\/a><\/p>$/,
  );
  for (const path of ['/returns', '/returns/'])
    expect(await visit(app, path)).toEqual([301, '/insights/returns']);
  expect(await visit(app, '/stock/')).toEqual([404, null]);
});

test('a taken or missing slug, a title that is too long and one without letters are corrected', async () => {
  await using app = await openTestApp();
  const text = wordpressExport([
    wordpressItem({ id: 1, slug: 'same' }),
    wordpressItem({ id: 2, slug: 'same' }),
    wordpressItem({ id: 3, slug: '', title: `Long ${'x'.repeat(500)}` }),
    wordpressItem({ id: 4, slug: '%f0%9f%9b%92', title: '🛒' }),
    wordpressItem({ id: 5, slug: '2024', title: '' }),
    wordpressItem({ id: 6, slug: 'Ünder_Score', date: '0000-00-00 00:00:00' }),
  ]);
  const report = await importHere(app, text);
  expect(report).toMatchObject({ imported: 6, failed: [] });
  const slugs = (await listAll(app)).sort((a, b) => a.id - b.id).map(({ slug }) => slug);
  expect(slugs.map((slug) => slug.slice(0, 10))).toEqual([
    ...['same', 'same-2', 'long-xxxxx', 'post', 'post-2024', 'nder-score'],
  ]);
  expect(report.notes.map(({ note }) => note)).toContain('Its title was cut to 300 characters.');
  expect(report.notes).toContainEqual({
    title: 'Post 2',
    note: 'Its address is /insights/same-2, because ‘same’ is taken or not a valid slug.',
  });
});

test('a category has no comma, which separates categories in the form', async () => {
  await using app = await openTestApp();
  const more =
    '<category domain="category" nicename="bread">Bread, Cakes &amp;amp; Tarts</category>';
  const report = await importHere(app, wordpressExport([wordpressItem({ id: 1, more })]));
  expect((await listAll(app))[0]?.categories).toEqual(['Bread Cakes & Tarts']);
  expect(report.notes.map(({ note }) => note)).toEqual([
    'Its category ‘Bread, Cakes & Tarts’ lost its comma.',
  ]);
});

test('a post that cannot be stored does not affect others, and is retried by the next run', async () => {
  await using app = await openTestApp();
  const huge = `<p>${'x'.repeat(7 * 1024 * 1024)}</p>`;
  const deep = '<div>'.repeat(100_000);
  const items = [wordpressItem({ id: 1, content: huge }), wordpressItem({ id: 2, content: deep })];
  const report = await importHere(app, wordpressExport([...items, wordpressItem({ id: 3 })]));
  expect(report.failed).toEqual([
    { title: 'Post 1', reason: 'Its text is larger than 6 MB.' },
    { title: 'Post 2', reason: 'Its HTML is nested too deeply.' },
  ]);
  expect(await bySlug(app, 'post-3')).not.toBeNull();
  const mended = wordpressExport([1, 2, 3].map((id) => wordpressItem({ id })));
  expect(await importHere(app, mended)).toMatchObject({ imported: 2, skipped: 1 });
}, 60_000);

test('scripts in texts are removed, as from all stored texts', async () => {
  await using app = await openTestApp();
  const content =
    '<p onclick="a()">Text<script>a()</script></p><iframe src="javascript:a()"></iframe>';
  await importHere(app, wordpressExport([wordpressItem({ id: 1, content })]));
  expect((await bySlug(app, 'post-1')).content as string).toBe('<p>Text</p>');
});

test('a file of another kind, a missing file and wrong options end with a message of one sentence', async () => {
  await using app = await openTestApp();
  const text = wordpressExport([wordpressItem({ id: 1 })]);
  expect(() => readExport(text.slice(0, 1500), null)).toThrow('damaged or cut off');
  expect(() => decodeExport(Buffer.from(text, 'latin1'))).toThrow('not text in UTF-8');
  for (const [words, options, message] of [
    ['hello', [], /^This file is neither a WordPress export .+\n$/],
    ['', ['--fast'], /^Usage: bun run import <file> .+\n$/],
    ['', ['other'], /^Usage: /],
  ] as const) {
    const { exitCode, stdout, stderr } = await run(app, words, ...options);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(message);
  }
  expect(await runOn(app, folder)).toEqual({
    ...{ exitCode: 1, stdout: '', stderr: `There is no file at ${folder}.\n` },
  });
  expect(await listAll(app)).toEqual([]);
  // a folder in its place, as a database of another user
  const { stderr } = await run({ ...app, databasePath: folder }, text);
  expect(stderr).toMatch(/^DATABASE_URL, DATA_DIR: .*EISDIR.+\n$/);
}, 30_000);
