// An island's HTML and the browser's first render show the same pictures.
import { expect, test } from 'bun:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PostList } from '#db/contract/posts.ts';
import { type KnownPictures, type PicturePreload, Pictures } from '#ui/kit/pictures.tsx';
import { InsightsList } from '#ui/site/insights/insights-list.tsx';
import { siteIslands } from '#ui/site/islands.ts';
import { HydratedIsland } from './hydrate.ts';
import { Island, loadIslands } from './island.tsx';

await loadIslands(siteIslands);

const FACTS = { id: 'abcde', width: 1600, height: 1000, version: '0123456789ab' };
const post = (id: number, image: string) => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: null,
  image,
  publishDate: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  readTime: null,
  categories: [],
  author: null,
  status: 'published' as const,
});
const list = {
  posts: [post(1, '/images/a.jpg'), post(2, '/uploads/unknown.jpg')],
  pagination: { page: 1, limit: 18, total: 2, pages: 1 },
} as unknown as PostList;

function rendered(known: KnownPictures | null) {
  const island = <Island name="insights-list" props={{ list }} when="visible" />;
  const page = renderToString(known ? <Pictures known={known}>{island}</Pictures> : island);
  const [, attributes = '', inner = ''] = /^<div([^>]*)>([\s\S]*)<\/div>$/.exec(page) ?? [];
  const attribute = (name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&quot;', '"');
  return {
    inner,
    pictures: attribute('data-pictures'),
    notes: attribute('data-notes'),
    id: attribute('data-id'),
  };
}

test('an island carries the facts of the pictures it shows, and no others', () => {
  const { pictures } = rendered({ find: (src) => (src === '/images/a.jpg' ? FACTS : undefined) });
  expect(JSON.parse(pictures ?? '')).toEqual({ '/images/a.jpg': FACTS });
});

test('the browser renders the same pictures from those facts', () => {
  const known = {
    find: (src: string) => (src === '/images/a.jpg' ? FACTS : undefined),
    noted: (src: string) =>
      src === '/uploads/unknown.jpg' ? { focal: { x: 25, y: 80 } } : undefined,
  };
  for (const given of [known, null]) {
    const { inner, pictures = 'null', notes = '{}', id } = rendered(given);
    const live = createElement(HydratedIsland, {
      component: InsightsList as never,
      props: { list },
      pictures: JSON.parse(pictures),
      notes: JSON.parse(notes),
      onHydrated: () => {},
    });
    expect(renderToString(live, { identifierPrefix: id })).toBe(inner);
    expect(inner.includes('--picture-focal:25% 80%')).toBe(given !== null);
  }
});

test('the page preloads what an island wants preloaded', () => {
  const preloads: PicturePreload[] = [];
  const { inner } = rendered({ find: () => FACTS, preload: (image) => preloads.push(image) });
  expect(preloads).toHaveLength(1);
  expect(preloads[0]?.imageSrcSet).toContain('/p/abcde.01234567-768.avif 768w');
  expect(inner).not.toContain('rel="preload"');
});
