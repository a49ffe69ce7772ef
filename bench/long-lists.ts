// Measures the lists of staff with 10,000 entries each, from the request to the end of its response, in one process.
import { createHash } from 'node:crypto';
import { originalOf } from '#db/content/originals.ts';
import { COLLECTIONS } from '#db/contract/documents/collections.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import type { Database } from '#db/database.ts';
import { HOUR_MS, LIST_MAX_ITEMS, VERSIONS_KEPT } from '#db/limits.ts';
import { createSession } from '#db/queries/access/sessions.ts';
import { createDocument } from '#db/queries/documents/documents.ts';
import { newItemDates } from '#db/queries/items/saving.ts';
import { completeSearchIndex } from '#db/queries/search/search-index.ts';
import {
  caseStudies,
  documents,
  drafts,
  enquiries,
  posts,
  trash,
  uploads,
  versions,
} from '#db/schema.ts';
import { cleanDocument, cleanStudy } from '#db/testing/clean-input.ts';
import { type Figure, median, quantile, report } from '#testing/figure.ts';
import { insertPosts } from './content.ts';
import { openInProcessApp, requestOf } from './in-process-app.ts';
import { MANY_POSTS } from './many.ts';

const MAX_MS = 50;
const ROUNDS = 40;
const WARM_UP_ROUNDS = 5;
const ROWS_AT_ONCE = 500;
const TOKEN = 'bench';

const dateOf = (number: number) => new Date(Date.now() - (number + 1) * HOUR_MS).toISOString();
const uploadOf = (number: number) => `${String(number).padStart(32, '0')}.webp`;

await using site = await openInProcessApp(async (db) => {
  await insertPosts(db, MANY_POSTS);
  await insertStudies(db);
  await insertPages(db);
  await insertCollections(db);
  await insertLibrary(db);
  await insertHistory(db);
  await insertTrash(db);
  await insertEnquiries(db);
  await completeSearchIndex(db);
  await createSession(db, {
    tokenHash: createHash('sha256').update(TOKEN).digest('hex'),
    now: Date.now(),
  });
});
const last = Math.ceil(MANY_POSTS / 50);
const COLLECTION_SCREENS = Object.keys(COLLECTIONS).map((type): [string, string] => [
  `Collection ${type}, ${LIST_MAX_ITEMS} entries, its form`,
  `/vs-admin/collections/${type}`,
]);
const LISTS: [name: string, path: string][] = [
  ['Pages, the screen', '/vs-admin/pages'],
  ['Pages, last page', `/api/admin/documents/pages?page=${last}&limit=50`],
  [
    'Pages, by title, in the middle',
    `/api/admin/documents/pages?sort=title&page=${last / 2}&limit=50`,
  ],
  ['Pages, searched', '/api/admin/documents/pages?search=campaign'],
  ['Pages, drafts', '/api/admin/documents/pages?status=draft'],
  ['Documents of the site', '/api/admin/documents'],
  ['Settings, the screen', '/vs-admin/settings'],
  ['A page of staff, its form', '/vs-admin/pages/1'],
  ...COLLECTION_SCREENS,
  ['Entries a reference offers', '/api/admin/documents/opened?type=partner-list'],
  ['Menus, the form', '/vs-admin/settings/navigation'],
  ['Library, the screen', '/vs-admin/media'],
  ['Library, last page', `/api/admin/media?page=${last}&limit=50`],
  ['Library, searched', '/api/admin/media?search=summer'],
  ['Library, by name, in the middle', `/api/admin/media?sort=name&page=${last / 2}&limit=50`],
  ['Library, by size', '/api/admin/media?sort=size'],
  ['Library, by use', '/api/admin/media?sort=uses'],
  ['Library, unused', '/api/admin/media?show=unused'],
  ['Library, without words', '/api/admin/media?alt=missing'],
  ['History of one post, the screen', '/vs-admin/posts/1/history'],
  ['History, last page', `/api/admin/posts/1/versions?page=4&limit=50`],
  ['Names, the screen', '/vs-admin/names'],
  ['Names, the API', '/api/admin/names'],
  ['Trash, the screen', '/vs-admin/trash'],
  ['Trash, last page', `/api/admin/trash?page=${last}&limit=50`],
  ['Trash, pages only', '/api/admin/trash?kind=documents'],
  ['A link looks for posts', '/api/admin/posts?search=return&page=1&limit=6'],
  ['A link looks for case studies', '/api/admin/case-studies?search=shop&page=1&limit=6'],
  ['A link looks for PDFs', '/api/admin/media?search=summer&page=1&limit=6&kind=pdf'],
  ['Case studies, the screen', '/vs-admin/case-studies'],
  ['Case studies, last page', `/api/admin/case-studies?page=${last}&limit=50`],
  ['Case studies, searched', '/api/admin/case-studies?search=shop'],
  ['Posts, the screen', '/vs-admin/posts'],
  ['Enquiries, the screen', '/vs-admin/enquiries'],
  ['Enquiries, last page', `/api/admin/enquiries?page=${last}&limit=50`],
  ['Enquiries, searched', '/api/admin/enquiries?search=shop'],
  ['Dashboard', '/vs-admin'],
];
const figures: Figure[] = [];
for (const [name, path] of LISTS) figures.push(await measure(name, path));
if (process.stdout.isTTY || process.env.TABLE)
  for (const { what, measured, detail, met } of figures)
    console.error(met ? ' ' : '!', what, '|', measured, '|', detail);
report(figures);

async function measure(what: string, path: string): Promise<Figure> {
  const request = () => {
    const request = requestOf(path);
    request.headers.set('cookie', `session=${TOKEN}`);
    return request;
  };
  const times: number[] = [];
  let bytes = 0;
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const start = performance.now();
    const answer = await site.app.fetch(request(), () => '127.0.0.1');
    bytes = (await answer.arrayBuffer()).byteLength;
    if (round >= 0) times.push(performance.now() - start);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  }
  const ms = median(times);
  return {
    what,
    target: `≤ ${MAX_MS} ms`,
    measured: `${ms.toFixed(1)} ms`,
    met: ms <= MAX_MS,
    detail: `95 of 100 in ${quantile(times, 0.95).toFixed(1)} ms, ${(bytes / 1000).toFixed(0)} kB`,
  };
}

async function insertAll<Row>(
  rowOf: (number: number) => Row,
  insert: (rows: Row[]) => Promise<unknown>,
  count = MANY_POSTS,
) {
  for (let first = 0; first < count; first += ROWS_AT_ONCE)
    await insert(
      Array.from({ length: Math.min(ROWS_AT_ONCE, count - first) }, (_, i) => rowOf(first + i)),
    );
}

function insertStudies(db: Database) {
  return insertAll(
    (number) => {
      const input = cleanStudy({
        title: `Client ${number}`,
        slug: `client-${number}`,
        caseStudyTitle: `A shop for client ${number}`,
        description: 'A shop that sells more and costs less to run.',
        categories: ['Development', number % 2 ? 'Design' : 'Growth'],
        sector: 'Fashion',
        ourRole: ['Design', 'Development'],
        mainImage: `/uploads/${uploadOf(number)}`,
        challengeContent: `<p>${'The shop was slow. '.repeat(100)}</p>`,
        menuOrder: number,
        publishDate: dateOf(number),
      });
      const { stats: _, ...row } = input as typeof input & { stats?: unknown };
      return { ...row, ...newItemDates(input) };
    },
    (rows) => db.write((tx) => tx.insert(caseStudies).values(rows as never)),
  );
}

function pageOf(number: number) {
  const content = newPage(`Campaign ${number}`);
  const text = {
    id: 'text',
    type: 'text',
    hidden: false,
    values: {
      title: 'Words',
      html: `<p>${'Every return has a reason. '.repeat(60)}</p>`,
      theme: 'paper',
    },
  };
  return cleanDocument({
    type: 'page',
    title: `Campaign ${number}`,
    slug: `campaign-${number}`,
    content: { ...content, sections: [...content.sections, text] } as never,
    status: number % 20 === 19 ? 'draft' : 'published',
    publishDate: dateOf(number),
  });
}

function insertPages(db: Database) {
  return insertAll(
    (number) => {
      const page = pageOf(number);
      return { ...page, ...newItemDates(page) };
    },
    (rows) => db.write((tx) => tx.insert(documents).values(rows as never)),
  );
}

/** Stores all collections, each with the maximum number of entries. */
async function insertCollections(db: Database) {
  for (const type of Object.keys(COLLECTIONS) as (keyof typeof COLLECTIONS)[]) {
    const { items } = originalOf(type, { isCounting: false });
    const many = Array.from({ length: LIST_MAX_ITEMS }, (_, i) => {
      const item: Record<string, unknown> = { ...items[i % items.length] };
      // entries need unique names
      const named = ['anchor', 'name', 'city', 'label', 'brand', 'question'].find(
        (key) => key in item,
      );
      return named ? { ...item, [named]: `entry-${i}` } : item;
    });
    const content = { v: 1, items: many };
    await createDocument(db, cleanDocument({ type, title: type, slug: type, content }));
  }
}

function insertLibrary(db: Database) {
  return insertAll(
    (number) => ({
      name: number % 50 === 49 ? uploadOf(number).replace('webp', 'pdf') : uploadOf(number),
      type: number % 50 === 49 ? 'application/pdf' : 'image/webp',
      bytes: 100_000 + ((number * 7919) % 900_000),
      width: 1600,
      height: 900,
      createdAt: dateOf(number),
      fileName: `summer-${(number * 7919) % MANY_POSTS}.webp`,
      alt: number % 3 ? 'A table in the sun' : '',
    }),
    (rows) => db.write((tx) => tx.insert(uploads).values(rows)),
  );
}

/** Stores the maximum number of versions for fifty posts, and a draft for every tenth item. */
async function insertHistory(db: Database) {
  const [post] = await db.read((read) => read.select().from(posts).limit(1));
  if (!post) throw new Error('No post');
  await insertAll(
    (number) => ({
      kind: 'post' as const,
      itemId: Math.floor(number / VERSIONS_KEPT) + 1,
      savedAt: dateOf(number),
      cause: 'saved' as const,
      title: post.title,
      status: 'published' as const,
      changed: ['content'],
      bytes: 7000,
      snapshot: post as never,
    }),
    (rows) => db.write((tx) => tx.insert(versions).values(rows)),
  );
  await insertAll(
    (number) => ({
      kind: number % 2 ? ('post' as const) : ('document' as const),
      itemId: number * 10 + 1,
      updatedAt: dateOf(number),
      basedOn: post.updatedAt,
      fields: { title: 'Another title', content: number % 2 ? post.content : undefined } as never,
    }),
    (rows) => db.write((tx) => tx.insert(drafts).values(rows)),
    MANY_POSTS / 10,
  );
}

async function insertTrash(db: Database) {
  const [post] = await db.read((read) => read.select().from(posts).limit(1));
  await insertAll(
    (number) => ({
      kind: (['post', 'case-study', 'document'] as const)[number % 3] ?? 'post',
      itemId: 100_000 + number,
      title: `Deleted ${number}`,
      slug: `deleted-${number}`,
      deletedAt: dateOf(number % 600),
      snapshot: post as never,
    }),
    (rows) => db.write((tx) => tx.insert(trash).values(rows)),
  );
}

function insertEnquiries(db: Database) {
  return insertAll(
    (number) => ({
      kind: 'enquiry' as const,
      status: (['new', 'read', 'answered', 'spam'] as const)[number % 4] ?? 'new',
      createdAt: dateOf(number),
      name: `Visitor ${number}`,
      email: `visitor-${number}@example.com`,
      message: 'We have a shop and would like to talk about it. '.repeat(10),
      content: `hash-${number}`,
      forwardState: 'off' as const,
    }),
    (rows) => db.write((tx) => tx.insert(enquiries).values(rows)),
  );
}
