import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PostList } from '#db/contract/posts.ts';
import { InsightsList } from './insights-list.tsx';
import { PostGrid } from './post-grid.tsx';

const list = (posts: PostList['posts']): PostList => ({
  posts,
  pagination: { page: 1, limit: 18, total: posts.length, pages: posts.length },
});
const post: PostList['posts'][number] = {
  id: 1,
  slug: 'returns',
  title: 'The returns desk',
  excerpt: null,
  image: null,
  publishDate: '2025-03-11T09:00:00.000Z',
  updatedAt: '2025-03-11T09:00:00.000Z',
  readTime: null,
  categories: [],
  author: null,
  status: 'published',
};

const rendered = ({ posts, pagination }: PostList) =>
  renderToStaticMarkup(
    <InsightsList pagination={pagination}>
      <PostGrid posts={posts} page={1} />
    </InsightsList>,
  );

test('an empty list shows a message before anything is published', () => {
  const html = rendered(list([]));
  expect(html).toContain('No insights yet.');
  expect(html).not.toContain('post-grid');
});

test('a list without articles on its category shows a message', () => {
  const html = renderToStaticMarkup(
    <InsightsList pagination={list([]).pagination} filter={{ category: 'Nope', author: '' }}>
      {null}
    </InsightsList>,
  );
  expect(html).toContain('No article yet on Nope');
  expect(html).toContain('Nobody has written that one yet.');
  expect(html).not.toContain('No insights yet.');
});

test('a list with articles has no empty message', () => {
  const html = rendered(list([post]));
  expect(html).toContain('The returns desk');
  expect(html).not.toContain('No insights yet.');
});
