// An island's HTML equals the browser's first render, with the same pictures.
import { expect, test } from 'bun:test';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Picture } from '#ui/kit/picture.tsx';
import { type KnownPictures, type PicturePreload, Pictures } from '#ui/kit/pictures.tsx';
import { InsightsList } from '#ui/site/insights/insights-list.tsx';
import { siteIslands } from '#ui/site/islands.ts';
import { CaseStudyList } from '#ui/site/work/case-study-list.tsx';
import { HydratedIsland } from './hydrate.ts';
import { Island, loadIslands } from './island.tsx';

await loadIslands(siteIslands);

const FACTS = { id: 'abcde', width: 1600, height: 1000, version: '0123456789ab' };
const study = (slug: string, gridImage: string) => ({
  slug,
  title: `Study </script> ${slug}`,
  description: '',
  gridImage,
  gridStat: null,
  gridSupportingText: null,
  ourRole: [],
  categories: [],
  sector: null,
});
const props = {
  studies: [study('one', '/images/a.jpg'), study('two', '/uploads/unknown.jpg')],
  filter: { category: '', sector: '' },
};
const known: KnownPictures = {
  find: (src) => (src === '/images/a.jpg' ? FACTS : undefined),
  noted: (src) => (src === '/uploads/unknown.jpg' ? { focal: { x: 25, y: 80 } } : undefined),
};

/** The HTML of an island, and what the browser reads beside it. */
function rendered(island: ReactNode, given: KnownPictures | null) {
  const page = renderToString(given ? <Pictures known={given}>{island}</Pictures> : island);
  const [, attributes = '', inner = '', json = ''] =
    /^<div([^>]*)>([\s\S]*)<\/div><script type="application\/json">([\s\S]*?)<\/script>$/.exec(
      page,
    ) ?? [];
  return { inner, id: / data-id="([^"]*)"/.exec(attributes)?.[1], data: JSON.parse(json) };
}

const list = <Island name="case-study-list" props={props} when="interaction" />;

test('an island carries its props and the facts of only those pictures that it shows', () => {
  const { data } = rendered(list, known);
  expect(data.props).toEqual(props);
  expect(data.pictures).toEqual({ '/images/a.jpg': FACTS });
});

test('the browser renders the same pictures from those facts', () => {
  for (const given of [known, null]) {
    const { inner, data, id } = rendered(list, given);
    const live = createElement(HydratedIsland, {
      ...data,
      component: CaseStudyList as never,
      onHydrated: () => {},
    });
    expect(renderToString(live, { identifierPrefix: id })).toBe(inner);
    expect(inner.includes('--picture-focal:25% 80%')).toBe(given !== null);
  }
});

const pagination = { page: 1, limit: 18, total: 2, pages: 1 };
const fixed = (
  <Island name="insights-list" props={{ pagination }} when="visible">
    <Picture src="/images/a.jpg" alt="Fixed" priority />
  </Island>
);

test('children that an island never changes stay as HTML, and the browser needs no data for them', () => {
  const { inner, data, id } = rendered(fixed, known);
  expect(data).toEqual({ props: { pagination }, pictures: {}, notes: {} });
  const [, html = ''] = /<div data-slot="">([\s\S]*?)<\/div>/.exec(inner) ?? [];
  expect(html).toContain('alt="Fixed"');
  const live = createElement(HydratedIsland, {
    ...data,
    component: InsightsList as never,
    slotHtml: html,
    onHydrated: () => {},
  });
  expect(renderToString(live, { identifierPrefix: id })).toBe(inner);
});

test('the page preloads the images that an island preloads', () => {
  const preloads: PicturePreload[] = [];
  const preload = (image: PicturePreload) => preloads.push(image);
  const { inner } = rendered(fixed, { ...known, preload });
  expect(preloads).toHaveLength(1);
  expect(preloads[0]?.imageSrcSet).toContain('/p/abcde.01234567-768.avif 768w');
  expect(inner).not.toContain('rel="preload"');
});
