import { expect, test } from 'bun:test';
import { createElement } from 'react';
import { LONG_CHARS, rewriteContent } from './content.ts';

test('leaves a story unchanged', () => {
  const args = { title: 'A title' };
  expect(rewriteContent(args, 'written')).toBe(args);
});

test('makes texts very long, in lists and in items too', () => {
  const { title, post } = rewriteContent(
    { title: 'A title', post: { excerpt: 'Said shortly', categories: ['SEO'] } },
    'long',
  );
  expect(title.length).toBeGreaterThanOrEqual(LONG_CHARS);
  expect(post.excerpt.length).toBeGreaterThanOrEqual(LONG_CHARS);
  expect(post.categories[0]?.length).toBeGreaterThanOrEqual(LONG_CHARS);
});

test('cuts texts down to a word, and keeps HTML a paragraph', () => {
  expect(rewriteContent({ title: 'A title', html: '<h2>One more</h2>' }, 'short')).toEqual({
    title: 'A',
    html: '<p>One</p>',
  });
});

test('leaves out optional texts and keeps required ones', () => {
  const argTypes = { quote: { type: { required: true } } };
  const args: object = { quote: 'Said', position: 'Head of Digital', title: 'A title' };
  expect(rewriteContent(args, 'missing', argTypes)).toEqual({
    quote: 'Said',
    position: undefined,
    title: 'A title',
  });
});

test('empties lists and the optional texts of items', () => {
  const args = { posts: [1, 2], post: { title: 'A title', excerpt: 'Said shortly' } };
  expect<object>(rewriteContent(args, 'missing')).toEqual({
    posts: [],
    post: { title: 'A title', excerpt: '' },
  });
});

test('leaves addresses, choices, moments, numbers and elements alone', () => {
  const args = {
    href: '/contact',
    mainImage: '/images/a.jpg',
    variant: 'primary',
    tone: 'info',
    publishDate: '2026-03-11T09:00:00.000Z',
    order: 3,
    icon: createElement('b'),
    unknown: 'one',
  };
  expect(rewriteContent(args, 'long', { unknown: { options: ['one', 'two'] } })).toEqual(args);
});
