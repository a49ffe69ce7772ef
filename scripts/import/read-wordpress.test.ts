// Reads WordPress exports unchanged, and rejects incomplete files.
import { expect, test } from 'bun:test';
import { gzipSync } from 'node:zlib';
import { decodeExport, readExport } from './read-export.ts';
import {
  featuredPicture,
  metadata,
  wordpressAttachment,
  wordpressExport,
  wordpressItem,
} from './samples.ts';

const read = (...items: string[]) => readExport(wordpressExport(items), null);
const readOne = (item: Partial<Parameters<typeof wordpressItem>[0]>) =>
  read(wordpressItem({ id: 1, ...item })).posts[0];

test('a post has its texts, dates, author, categories and featured picture', () => {
  const { source, address, posts } = read(
    wordpressItem({
      id: 7,
      title: 'Wholesale &amp; retail',
      slug: 'wholesale-retail',
      excerpt: 'In <em>short</em>',
      modified: '2020-01-02 03:04:05',
      more: `<category domain="category" nicename="b2b"><![CDATA[B2B &amp; more]]></category>
        <category domain="category" nicename="uncategorized"><![CDATA[Allgemein]]></category>
        <category domain="post_tag" nicename="tip"><![CDATA[Tip]]></category>
        ${featuredPicture(9)}`,
    }),
    wordpressAttachment(9, 'https://old.example/wp-content/uploads/a.jpg', 'A shop'),
  );
  expect({ source, address }).toEqual({ source: 'old.example', address: 'https://old.example' });
  expect(posts).toEqual([
    {
      id: '7',
      title: 'Wholesale & retail',
      slug: 'wholesale-retail',
      content: '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->',
      excerpt: 'In short',
      publishDate: '2019-05-04T08:30:00.000Z',
      updatedAt: '2020-01-02T03:04:05.000Z',
      categories: ['B2B & more'],
      author: 'María Oliveira',
      picture: { address: 'https://old.example/wp-content/uploads/a.jpg', alt: 'A shop' },
      path: '/2019/05/wholesale-retail',
      audience: 'public',
      wasPublished: true,
    },
  ]);
});

test.each([
  [
    '<p>One</p><!-- wp:footnotes /--><p>Two</p>',
    '<p>One</p><ol><li>A</li><li>B</li></ol><p>Two</p>',
  ],
  ['<p>One</p>', '<p>One</p>\n\n<ol><li>A</li><li>B</li></ol>'],
])('footnotes stand in their place, or at the end: %s', (content, whole) => {
  const notes = JSON.stringify([
    { content: 'A', id: 'f2' },
    { content: 'B', id: 'f1' },
  ]);
  expect(readOne({ content, more: metadata('footnotes', notes) })?.content).toBe(whole);
  expect(readOne({ content, more: metadata('footnotes', '[{]') })?.content).toBe(content);
});

test('a featured picture that is not in the file is reported as missing', () => {
  expect(readOne({ more: featuredPicture(9) })?.picture).toEqual({
    address: 'attachment:9',
    alt: '',
  });
  expect(readOne({ more: featuredPicture(-1) })?.picture).toBeNull();
});

test('items that are not posts are counted as skipped', () => {
  const comment = '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>';
  const { posts, leftOut } = read(
    wordpressItem({ id: 1, more: comment + comment }),
    wordpressItem({ id: 2, type: 'page' }),
    wordpressItem({ id: 3, type: 'revision' }),
    wordpressItem({ id: 4, status: 'trash' }),
    wordpressItem({ id: 5, type: 'product' }),
    wordpressAttachment(6, 'https://old.example/a.jpg', ''),
  );
  expect(posts).toHaveLength(1);
  expect(Object.fromEntries(leftOut)).toEqual({
    comments: 2,
    pages: 1,
    revisions: 1,
    'deleted posts': 1,
    'items of the kind ‘product’': 1,
    attachments: 1,
  });
});

test.each([
  ['publish', '', 'public', true],
  ['publish', 'secret', 'hidden', true],
  ['private', '', 'hidden', true],
  ['draft', '', 'hidden', false],
  ['pending', '', 'hidden', false],
  ['future', '', 'scheduled', false],
] as const)('a post with the status %s and the password ‘%s’ is %s', (status, password, ...is) => {
  const [audience, wasPublished] = is;
  expect(readOne({ status, password })).toMatchObject({ audience, wasPublished });
});

test('a date of zeros is ignored, and the date of the feed is used instead', () => {
  const zeros = '0000-00-00 00:00:00';
  expect(readOne({ date: zeros, modified: zeros })).toMatchObject({
    publishDate: '2019-05-04T08:30:00.000Z',
    updatedAt: null,
  });
  const feed = 'Sat, 04 May 2019 08:30:00 +0000';
  const xml = wordpressExport([wordpressItem({ id: 1, date: zeros })]);
  for (const date of ['Mon, 30 Nov -0001 00:00:00 +0000', '', 'never'])
    expect(readExport(xml.replace(feed, date), null).posts[0]?.publishDate).toBeNull();
});

test('a draft has no path, and a non-Latin path is decoded', () => {
  expect(readOne({ link: 'https://old.example/?p=1' })?.path).toBeNull();
  const link = 'https://old.example/%e6%97%a5%e6%9c%ac/';
  expect(readOne({ link, slug: '%e6%97%a5%e6%9c%ac' })).toMatchObject({
    path: '/日本',
    slug: '日本',
  });
});

test('a CDATA end and an emoji within a text are kept', () => {
  expect(readOne({ title: 'a ]]> b 🛒', content: '<p>x ]]> 🛒</p>' })).toMatchObject({
    title: 'a ]]> b 🛒',
    content: '<p>x ]]> 🛒</p>',
  });
});

test('a file that is truncated or has unclosed elements is rejected', () => {
  const xml = wordpressExport([wordpressItem({ id: 1 }), wordpressItem({ id: 2 })]);
  const middle = xml.indexOf('<wp:post_id>2');
  for (const broken of [
    xml.slice(0, middle),
    xml.slice(0, xml.indexOf(']]>', middle)),
    xml.replace('</wp:status>', ''),
  ])
    expect(() => readExport(broken, null)).toThrow('damaged or cut off');
});

test('entities of a DTD are not expanded', () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
  const item = wordpressItem({ id: 1 }).replace(/<title>.*<\/title>/, '<title>&b;&c;</title>');
  const { posts } = readExport(wordpressExport([item]).replace('<rss ', `${bomb}<rss `), null);
  expect(posts[0]?.title).toBe('&b;&c;');
});

test('a file of ten megabytes can be read', () => {
  const content = `<p>${'word '.repeat(2000)}</p>`.repeat(10);
  const items = Array.from({ length: 100 }, (_, id) => wordpressItem({ id: id + 1, content }));
  expect(read(...items).posts).toHaveLength(100);
});

test('other files are rejected', () => {
  for (const text of [
    '',
    'hello',
    '{',
    '{"db":[]}',
    '[]',
    '<rss><channel></channel></rss>',
    '<html>',
  ])
    expect(() => readExport(text, null)).toThrow(/^This (JSON )?file is /);
});

test('a file in another encoding keeps its letters', () => {
  const text = wordpressExport([wordpressItem({ id: 1, title: 'Für alle' })]);
  const declared = text.replace('UTF-8', 'ISO-8859-1');
  for (const bytes of [
    Buffer.from(declared, 'latin1'),
    // WordPress writes UTF-8 under such a declaration too
    Buffer.from(declared),
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
  ])
    expect(readExport(decodeExport(bytes), null).posts[0]?.title).toBe('Für alle');
  for (const bytes of [Buffer.from(text, 'latin1'), gzipSync(text)])
    expect(() => decodeExport(bytes)).toThrow('Convert it to UTF-8 first');
});
