import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Article } from './article.tsx';

const post = {
  title: 'The returns desk',
  content: '<h1>One</h1><p>Text</p>',
  excerpt: 'What comes back.',
  image: '/images/cover-cloth.jpg',
  publishDate: '2025-03-11T09:00:00.000Z',
  readTime: '5',
  categories: ['Strategy'],
  author: null,
};

test('shows categories, title, date, read time, image, excerpt and content', () => {
  const html = renderToStaticMarkup(<Article post={post} />);
  for (const part of [
    'Strategy',
    'The returns desk',
    'March 11, 2025',
    '5 min read',
    'cover-cloth.jpg',
    'What comes back.',
    'Text',
  ])
    expect(html).toContain(part);
});

test('an article links back and to more articles', () => {
  const text = renderToStaticMarkup(<Article post={post} />).replace(/<[^>]*>/g, ' ');
  expect(text).toContain('Back to Insights');
  expect(text).toContain('More Insights');
});

test('the title is the only h1', () => {
  expect(renderToStaticMarkup(<Article post={post} />).match(/<h1/g)).toHaveLength(1);
});

test('an article with three headings has a table of contents', () => {
  const article = (content: string) =>
    renderToStaticMarkup(<Article post={{ ...post, content }} />);
  expect(article('<h2>One</h2><h2>Two</h2>')).not.toContain('In this article');
  expect(article('<h2>One</h2><h3>Two</h3><h2>Three</h2>')).toContain('<a href="#two">Two</a>');
});

test('an article without image, excerpt, categories and read time is complete', () => {
  const bare = { ...post, image: null, excerpt: null, categories: [], readTime: null };
  const html = renderToStaticMarkup(<Article post={bare} />);
  for (const part of ['article-image', 'article-excerpt', 'article-categories', 'min read'])
    expect(html).not.toContain(part);
});
