// The public search finds matching items and pages, and never one that is not public.
import { expect } from 'bun:test';
import { ORIGINALS } from '#db/content/originals.ts';
import type { SearchKind } from '#db/contract/search.ts';
import type { Database, Queryable } from '#db/database.ts';
import { deleteCaseStudy } from '#db/queries/case-studies.ts';
import { deletePost } from '#db/queries/posts.ts';
import { makePost, makeStudy, savePost, saveStudy } from '#db/testing/items.ts';
import { testOnEveryDatabase } from '#db/testing/test-on-every-database.ts';
import { type SearchDocument, searchDocuments } from './search-documents.ts';
import { searchSite } from './site-search.ts';

const test = testOnEveryDatabase();
const documents = searchDocuments(ORIGINALS);
const search = (
  db: Database,
  q: string,
  more: { kind?: SearchKind; now?: string; documents?: readonly SearchDocument[] } = {},
) => searchSite(db, { q, documents, limit: 20, now: new Date().toISOString(), ...more });
const hrefs = async (...args: Parameters<typeof search>) =>
  (await search(...args)).hits.map(({ href }) => href);

test('matches in titles come before those in texts, and both are marked', async (db) => {
  await makePost(db, { slug: 'title', title: 'Zebra crossings' });
  await makePost(db, {
    slug: 'body',
    title: 'Later',
    content: '<p>Here a <b>zeb</b>ra walks.</p>',
  });
  await makeStudy(db, { slug: 'study', title: 'Kraal', description: 'Shops for a zebra.' });
  const { hits, counts } = await search(db, 'zebra');
  expect(hits.map(({ href }) => href)).toEqual([
    '/insights/title',
    '/case-studies/study',
    '/insights/body',
  ]);
  expect(counts).toMatchObject({ article: 2, 'case-study': 1, service: 0 });
  expect(hits[0]?.title).toEqual([
    { text: 'Zebra', mark: true },
    { text: ' crossings', mark: false },
  ]);
  expect(hits[2]?.snippet).toContainEqual({ text: 'zebra', mark: true });
});

test('a word of a code sample is found, and the snippet shows prose in place of the code', async (db) => {
  const code = '<pre><code class="language-js">const zebra = stripes({ of: 2 });</code></pre>';
  const long = `<p>About herds.</p><pre><code>zebra(${'x'.repeat(40_000)})</code></pre>`;
  await makePost(db, {
    slug: 'code',
    content: `<p>First a function.</p>${code}<p>Then a herd.</p>`,
  });
  await makePost(db, { slug: 'both', content: `${code}<p>Here a <code>zebra</code> walks.</p>` });
  await makePost(db, { slug: 'long', content: long });
  const { hits } = await search(db, 'zebra');
  const snippets = Object.fromEntries(
    hits.map(({ href, snippet }) => [href, snippet.map(({ text }) => text).join('')]),
  );
  expect(snippets).toEqual({
    '/insights/code': 'First a function. Then a herd.',
    '/insights/both': 'Here a zebra walks.',
    '/insights/long': 'About herds.',
  });
});

test('the ellipsis of a cut snippet is never alone with one word on a line', async (db) => {
  const words = 'one two three four five six seven eight nine ten '.repeat(20);
  await makePost(db, { slug: 'long', content: `<p>${words}zebra ${words}</p>` });
  const [hit] = (await search(db, 'zebra')).hits;
  const snippet = hit?.snippet.map(({ text }) => text).join('') ?? '';
  expect(snippet).toMatch(/^…\u00a0\w/);
  expect(snippet).toMatch(/\w\u00a0…$/);
});

test('a snippet of text without spaces shows the match, and ends with a whole character', async (db) => {
  const content = `<p>${'你好。'.repeat(80)}斑马${'👩‍💻'.repeat(80)}</p>`;
  await makePost(db, { slug: 'long', content });
  const [hit] = (await search(db, '斑马')).hits;
  expect(hit?.snippet).toEqual([
    { text: '…\u00a0', mark: false },
    { text: '斑马', mark: true },
    { text: `${'👩‍💻'.repeat(35)}\u00a0…`, mark: false },
  ]);
});

test('a title that is not shown counts as text', async (db) => {
  await makeStudy(db, { slug: 'study', title: 'Kraal', caseStudySubTitle: 'A shop for zebras' });
  await makePost(db, { slug: 'title', title: 'Zebra crossings' });
  expect(await hrefs(db, 'zebra')).toEqual(['/insights/title', '/case-studies/study']);
});

test('prefixes, accents, capitals and words with an inner capital are found', async (db) => {
  await makePost(db, { slug: 'one', title: 'Crème BRÛLÉE', content: '<p>With headlessQuux.</p>' });
  for (const q of ['creme', 'CRÈM', 'brulee', 'quux', 'headlessq', 'crème quux'])
    expect(await hrefs(db, q)).toEqual(['/insights/one']);
  expect((await search(db, 'quux')).hits[0]?.snippet).toContainEqual({
    text: 'headlessQuux',
    mark: true,
  });
});

test('services, pages and partners are found with their addresses', async (db) => {
  expect(await hrefs(db, 'client training')).toContain('/services#strategy');
  expect((await hrefs(db, 'contact', { kind: 'page' }))[0]).toBe('/contact');
  expect((await search(db, 'analytics', { kind: 'partner' })).hits.length).toBeGreaterThan(0);
});

test('awards, clients, results, telephones and the home page are found with their pages', async (db) => {
  for (const [q, href] of [
    ['Highest Climber', '/about'],
    ['Large eCommerce Agency', '/about'],
    ['Gribble Nook', '/about'],
    ['thirty-six thousand', '/results'],
    ['446% sales growth', '/results'],
    ['+44 151 496 0120', '/contact'],
    ['made on the other side: in the data', '/'],
    ['all 27 partners', '/'],
  ] as const)
    expect(await hrefs(db, q)).toContain(href);
});

test('people are found by name, job and city', async (db) => {
  for (const q of ['kinsella', 'Orla', 'paid social retention leeds'])
    expect(await search(db, q, { kind: 'person' })).toMatchObject({
      hits: [{ href: '/about#people' }],
      counts: { person: 1 },
    });
});

test('questions are found once, with the address of their answer on the first page that shows them', async (db) => {
  const about = (topic: string) => (question: string) => {
    return { question, answer: `<p>In <b>kraal</b> ${question}.</p>`, topic };
  };
  const items = [...['Where?', 'When?'].map(about('Visits')), about('Secrets')('Who?')];
  const shows = (id: string, topic: string, hidden = false) => {
    return { id, type: 'questions', hidden, values: { title: 'Asked', topic, theme: 'paper' } };
  };
  const page = (slug: string, ...sections: ReturnType<typeof shows>[]) => {
    return { slug, title: slug, content: { ...ORIGINALS.of('about'), sections } };
  };
  const content = {
    of: ((type) =>
      type === 'question-list' ? { v: 1, items } : ORIGINALS.of(type)) as typeof ORIGINALS.of,
    pages: [
      page('help', shows('a', 'Nothing'), shows('b', 'Visits'), shows('c', 'Secrets', true)),
      page('more', shows('d', 'Visits')),
    ],
  };
  const found = await search(db, 'kraal', { documents: searchDocuments(content) });
  expect(found.hits.map(({ kind, href }) => [kind, href])).toEqual([
    ['question', '/help#section-b-1'],
    ['question', '/help#section-b-2'],
  ]);
  expect(found.counts.question).toBe(2);
});

test('a word with one wrong letter is corrected', async (db) => {
  await makePost(db, { slug: 'one', title: 'Xylophones for beginners' });
  for (const q of ['xylophnes', 'xylophonnes', 'xylophomes', 'xylohpones', 'zylophones'])
    expect(await search(db, q)).toMatchObject({ hits: [], suggestion: 'xylophones' });
  expect((await search(db, 'Beginners xylophomes')).suggestion).toBe('Beginners xylophones');
  expect((await search(db, 'xilofones')).suggestion).toBeNull();
  expect((await search(db, 'xylophones')).suggestion).toBeNull();
});

test('a single word is searched only once before it is corrected', async (db) => {
  let statements = 0;
  const counting = {
    read: (work: (read: Queryable) => Promise<unknown>) =>
      db.read((read) => {
        const values: Queryable['values'] = (query) => {
          statements++;
          return read.values(query);
        };
        return work({ values } as Queryable);
      }),
  } as Database;
  await search(counting, 'xylophones');
  // three of each kind for the word, one of each kind for its corrections
  expect(statements).toBe(8);
});

test('a draft is neither found nor used for corrections', async (db) => {
  await makePost(db, { slug: 'one', title: 'Xylophones', status: 'draft' });
  expect(await search(db, 'xylophones')).toMatchObject({ hits: [], suggestion: null });
  expect((await search(db, 'xylophomes')).suggestion).toBeNull();
});

test('operators in a query are treated as text, and a query may have any length', async (db) => {
  await makePost(db, { slug: 'one', title: 'AND OR NOT NEAR quux' });
  for (const q of ['', ' ', '"', '*', '(', 'title:', '^-+~', 'a'.repeat(10_000), '{title} : "x'])
    expect((await search(db, q)).suggestion).toBeNull();
  expect(await hrefs(db, 'NOT quux')).toEqual(['/insights/one']);
  expect(await hrefs(db, '"quux" OR (')).toEqual(['/insights/one']);
  expect(await hrefs(db, 'quux*')).toEqual(['/insights/one']);
  for (const q of [
    'поиск',
    '検索',
    'بحث',
    'חיפוש',
    'खोज',
    'ค้นหา',
    'αναζήτηση',
    '👩‍💻🙂',
    'ﬁ\u0000\ud800',
  ])
    expect((await search(db, q)).hits).toEqual([]);
});

test('drafts, scheduled, withdrawn and deleted items are never found, exact to the second', async (db) => {
  const at = (second: number) => new Date(Date.UTC(2031, 0, 1, 0, 0, second)).toISOString();
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  const expected = new Map<string, number>();
  for (let n = 0; n < 24; n++) {
    const second = random(10);
    const status = (['draft', 'published', 'scheduled'] as const)[random(3)] ?? 'draft';
    const slug = `item-${n}`;
    const fields = { slug, title: `Gnu ${n}`, status, publishDate: at(second) };
    const isPost = random(2) === 0;
    const item = await (isPost ? makePost(db, fields) : makeStudy(db, fields));
    const fate = random(5);
    if (fate === 0) await (isPost ? deletePost : deleteCaseStudy)(db, item.id);
    // unpublished
    if (fate === 1 && 'content' in item) await savePost(db, item, { status: 'draft' });
    if (fate === 1 && 'stats' in item) await saveStudy(db, item, { status: 'draft' });
    if (status !== 'draft' && fate > 1)
      expected.set((isPost ? '/insights/' : '/case-studies/') + slug, second);
  }
  for (let second = 0; second <= 10; second++) {
    const found = await searchSite(db, { q: 'gnu', documents, limit: 100, now: at(second) });
    const visible = [...expected].filter(([, from]) => from <= second).map(([href]) => href);
    expect(found.hits.map(({ href }) => href).sort()).toEqual(visible.sort());
  }
});
