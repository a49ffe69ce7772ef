import { expect, test } from 'bun:test';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Pictures } from '#ui/kit/pictures.tsx';
import { PostCard } from './post-card.tsx';

const post = {
  slug: 'returns',
  title: 'The returns desk',
  excerpt: 'What comes back.',
  image: '/images/cover-cloth.jpg',
  publishDate: '2025-03-11T09:00:00.000Z',
  readTime: '5',
  categories: ['Strategy', 'UX'],
};

test('a card shows date, read time, title and categories, and links to the article', () => {
  const html = renderToStaticMarkup(<PostCard post={post} />);
  expect(html).toContain('<time dateTime="2025-03-11T09:00:00.000Z">March 11, 2025</time>');
  expect(html).toContain('5 min read');
  expect(html).toMatch(/<h2[^>]*><a[^>]*href="\/insights\/returns">The returns desk<\/a><\/h2>/);
  expect(html).toContain('Strategy');
  expect(html).toContain('UX');
});

test('the lead shows its excerpt and loads its image eagerly', () => {
  const html = renderToStaticMarkup(<PostCard post={post} lead />);
  expect(html).toContain('What comes back.');
  expect(html).toContain('fetchPriority="high"');
});

test('a wide card requests a wide picture', () => {
  const widthOf = (card: ReactNode) =>
    renderToStaticMarkup(<Pictures known={{ find: () => undefined }}>{card}</Pictures>).match(
      /data-sizes="[^"]*?(\d+)vw/,
    )?.[1];
  expect(Number(widthOf(<PostCard post={post} wide />))).toBeGreaterThanOrEqual(
    2 * Number(widthOf(<PostCard post={post} />)),
  );
});

test('a card without image, read time and categories is complete', () => {
  const html = renderToStaticMarkup(
    <PostCard post={{ ...post, image: null, readTime: null, categories: [] }} />,
  );
  expect(html).toContain('blank-cover');
  expect(html).not.toContain('min read');
  expect(html).not.toContain('aria-label="Categories"');
});

test('a large article without a picture is a title page, any other keeps its sheet above its words', () => {
  const bare = { ...post, image: null };
  expect(renderToStaticMarkup(<PostCard post={bare} lead />)).toContain('data-title-page');
  expect(renderToStaticMarkup(<PostCard post={bare} wide />)).toContain('data-title-page');
  expect(renderToStaticMarkup(<PostCard post={bare} />)).not.toContain('data-title-page');
  expect(renderToStaticMarkup(<PostCard post={post} lead />)).not.toContain('data-title-page');
});
