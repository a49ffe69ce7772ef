import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('the last level is this page', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs crumbs={[{ label: 'Posts', href: '/posts' }, { label: 'One' }]} />,
  );
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>One<\/a>/);
  expect(html).toMatch(/<a [^>]*href="\/posts"[^>]*>Posts<\/a>/);
});

test('a page without a level above it has none', () => {
  expect(renderToStaticMarkup(<Breadcrumbs crumbs={[{ label: 'Home' }]} />)).toBe('');
});
