// Links to missing targets are removed from a content, and nothing else is.
import { expect, test } from 'bun:test';
import { dropLinks, linksIn } from './drop-links.ts';

const isGone = (href: string) => href.startsWith('/gone');
const drop = (content: unknown) => dropLinks(content, isGone);

test.each([
  ['<p>See <a href="/gone?a=1&amp;b">it <em>all</em></a>.</p>', '<p>See it <em>all</em>.</p>'],
  ['<p><a target="_blank" href="/gone" rel="noopener">it</a></p>', '<p>it</p>'],
  [
    '<p><a href="/gone">it</a> and <a href="/there">that</a></p>',
    '<p>it and <a href="/there">that</a></p>',
  ],
  ['<p class="link-button"><a href="/gone">Go</a></p><p>x</p>', '<p>x</p>'],
  ['<p dir="ltr" class="link-card"><a href="/gone">Go</a></p>', ''],
  // not replaced as a button: other text is beside the link, or the link that ends the paragraph is another one
  [
    '<p class="link-button"><a href="/gone">Go</a> on</p><p>x</p><p>See <a href="/there">it</a></p>',
    '<p class="link-button">Go on</p><p>x</p><p>See <a href="/there">it</a></p>',
  ],
  [
    '<p class="link-button"><a href="/there">Go</a></p>',
    '<p class="link-button"><a href="/there">Go</a></p>',
  ],
  [
    '<p><a href="https://a.example/gone">it</a></p>',
    '<p><a href="https://a.example/gone">it</a></p>',
  ],
  ['/gone', '/gone'],
])('%s', (html, expected) => {
  expect(drop({ html })).toEqual({ html: expected });
});

test('a list entry is removed with its children, and a button loses its address', () => {
  const entry = (href: string, entries: object[] = []) => ({ label: href, href, entries });
  expect(
    drop({
      header: [entry('/there', [entry('/gone')]), entry('/gone', [entry('/there')])],
      way: { label: 'Go', href: '/gone#part' },
    }),
  ).toEqual({ header: [entry('/there')], way: { label: 'Go', href: '' } });
});

test('a content without broken links stays the same object', () => {
  const content = { way: { href: '/there' }, v: 1, nothing: null };
  expect(drop(content)).toBe(content);
});

test('links are those of buttons, entries and texts', () => {
  const content = [
    { href: '/a' },
    { href: 'https://b.example' },
    { html: '<a href="/c">c</a>', label: '/d' },
  ];
  expect(linksIn(content)).toEqual(['/a', '/c']);
});
