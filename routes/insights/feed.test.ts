// The feeds: visible posts only, valid for any text, and purged by every save.
import { afterEach, expect, setSystemTime, test } from 'bun:test';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp({ ORIGIN: 'https://verso.example' });
afterEach(() => void setSystemTime());
const host = { host: 'verso.example' };
const login = await app.request('/api/admin/login', {
  method: 'POST',
  headers: { ...host, 'content-type': 'application/json' },
  body: JSON.stringify({ password: 'correct horse battery staple' }),
});
const cookie = (login.headers.get('set-cookie') ?? '').split(';', 1)[0] as string;

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { ...host, ...headers } });
const text = async (path: string) => (await get(path)).text();
async function save(method: string, path: string, body?: object): Promise<{ id: number }> {
  const headers = { ...host, cookie, 'content-type': 'application/json' };
  const response = await app.request(path, { method, headers, body: JSON.stringify(body) });
  return response.json();
}
let count = 0;
const createPost = (more: object = {}) =>
  save('POST', '/api/admin/posts', {
    title: 'A post',
    slug: `post-${++count}`,
    content: '<p>Text</p>',
    publishDate: '2024-01-01',
    ...more,
  });

interface JsonItem {
  id: string;
  url: string;
  title: string;
  content_html: string;
  image?: string;
  summary?: string;
  tags: string[];
}
const jsonFeed = async (): Promise<{ items: JsonItem[] }> =>
  JSON.parse(await text('/insights/feed.json'));

test('drafts and scheduled posts are in neither feed', async () => {
  await createPost({ title: 'Hidden draft', status: 'draft' });
  await createPost({ title: 'Hidden future', publishDate: '2999-01-01' });
  expect(await text('/insights/feed.xml')).not.toContain('Hidden');
  expect(await text('/insights/feed.json')).not.toContain('Hidden');
});

test('no title, category or content can break the RSS feed', async () => {
  await createPost({
    title: 'Ends ]]> here & <b>there</b> 🛒\u0007 "q"',
    categories: ['A & B <c>'],
    content: '<p>]]&gt; &amp; <code>&lt;/item&gt;</code>\u000b🎈</p>',
  });
  const xml = await text('/insights/feed.xml');
  expect(xml).toContain(
    '<title>Ends ]]&gt; here &amp; &lt;b&gt;there&lt;/b&gt; 🛒 &quot;q&quot;</title>',
  );
  expect(xml).toContain('<category>A &amp; B &lt;c&gt;</category>');
  expect(xml).toContain('&lt;code&gt;&amp;lt;/item&amp;gt;&lt;/code&gt;🎈');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML documents may not contain these
  expect(xml).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f]/);
});

test('a reader that parses descriptions as HTML shows the excerpt as typed', async () => {
  const excerpt = 'Why <b> is bold & 3 < 5';
  await createPost({ title: 'Tags', excerpt });
  const item = (await text('/insights/feed.xml')).split('<item>').find((it) => it.includes('Tags'));
  const [, description = ''] = /<description>(.*)<\/description>/.exec(item ?? '') ?? [];
  expect(description).toBe('Why &amp;lt;b&amp;gt; is bold &amp;amp; 3 &amp;lt; 5');
  expect((await jsonFeed()).items.find(({ title }) => title === 'Tags')?.summary).toBe(excerpt);
});

test('an item has its full content, picture and categories, all with absolute addresses', async () => {
  await createPost({
    title: 'Whole',
    slug: 'whole',
    excerpt: 'In short',
    image: '/images/hero.jpg',
    categories: ['UX', 'CRO'],
    author: 'Ada King',
    content: '<p><a href="/contact">Write</a> <img src="/images/a.jpg" alt=""></p>',
  });
  const xml = await text('/insights/feed.xml');
  expect(xml).toContain('<link>https://verso.example/insights/whole</link>');
  expect(xml).toContain(
    '<media:content url="https://verso.example/images/hero.jpg" medium="image"/>',
  );
  expect(xml).toContain('href=&quot;https://verso.example/contact&quot;');
  expect(xml).toContain(
    '<pubDate>Mon, 01 Jan 2024 00:00:00 GMT</pubDate>\n<dc:creator>Ada King</dc:creator>',
  );
  expect(xml).toContain(
    '<atom:link href="https://verso.example/insights/feed.xml" rel="self" type="application/rss+xml"/>',
  );
  const item = (await jsonFeed()).items.find(({ title }) => title === 'Whole');
  expect(item).toMatchObject({
    url: 'https://verso.example/insights/whole',
    summary: 'In short',
    image: 'https://verso.example/images/hero.jpg',
    tags: ['UX', 'CRO'],
    authors: [{ name: 'Ada King' }],
    date_published: '2024-01-01T00:00:00.000Z',
    content_html:
      '<p><a href="https://verso.example/contact">Write</a> <img src="https://verso.example/images/a.jpg" alt=""></p>',
  });
});

test('an article without picture, excerpt and author has only the company as author in the feeds', async () => {
  await createPost({ title: 'Plain' });
  const [, item = ''] = (await text('/insights/feed.xml')).split('<title>Plain</title>');
  const [own] = item.split('</item>');
  expect(own).toContain('<dc:creator>Verso</dc:creator>');
  expect(own).not.toMatch(/<description>|<media:content/);
  const plain = (await jsonFeed()).items.find(({ title }) => title === 'Plain');
  expect(plain?.url).toStartWith('https:');
  expect([plain?.image, plain?.summary]).toEqual([undefined, undefined]);
});

test('a save appears in both feeds at once, and an item keeps its id when its slug changes', async () => {
  const { id } = await createPost({ title: 'Before', slug: 'before' });
  const before = (await jsonFeed()).items.find(({ title }) => title === 'Before');
  await text('/insights/feed.xml');
  await save('PUT', `/api/admin/posts/${id}`, {
    title: 'After',
    slug: 'after',
    content: '<p>x</p>',
  });
  const after = (await jsonFeed()).items.find(({ title }) => title === 'After');
  expect(after?.id).toBe(before?.id as string);
  expect(await text('/insights/feed.xml')).toContain('<title>After</title>');
  await save('DELETE', `/api/admin/posts/${id}`);
  expect(await text('/insights/feed.xml')).not.toContain('After');
});

test('a scheduled article appears in the feed at its date', async () => {
  await createPost({
    title: 'Due',
    status: 'scheduled',
    publishDate: new Date(Date.now() + 60_000).toISOString(),
  });
  expect(await text('/insights/feed.xml')).not.toContain('Due');
  setSystemTime(Date.now() + 61_000);
  expect(await text('/insights/feed.xml')).toContain('<title>Due</title>');
});

test('a feed has its content type, and is 304 when unchanged', async () => {
  const rss = await get('/insights/feed.xml');
  expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const json = await get('/insights/feed.json');
  expect(json.headers.get('content-type')).toBe('application/feed+json');
  const etag = rss.headers.get('etag') as string;
  const again = await get('/insights/feed.xml', { 'if-none-match': etag });
  expect(again.status).toBe(304);
});
