import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#db/content/company.ts';
import { navigation } from '#db/content/navigation.ts';
import { Header } from './header.tsx';

const html = renderToStaticMarkup(
  <Header
    company={company}
    navigation={navigation}
    bookingHref="/meet"
    current="/insights/a-post"
  />,
);
const [bar, menu] = html.split('id="mobile-menu"') as [string, string];
const links = (part: string) =>
  [...part.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href]) => href as string);

test('leads home, to the six pages, to the search, to contact and to booking', () => {
  expect(links(bar)).toEqual([
    '/',
    '/',
    ...navigation.map(({ href }) => href),
    '/search',
    '/contact',
    '/meet',
  ]);
});

test('the mobile menu has the same six links and Call Us', () => {
  expect(links(menu).slice(0, 7)).toEqual([...navigation.map(({ href }) => href), '/contact']);
  expect(menu).toContain('Call Us');
});

test('the mobile menu works without script', () => {
  expect(bar).toContain('popoverTarget="mobile-menu"');
  expect(menu).toContain('popoverTargetAction="hide"');
});

test('the current section is marked', () => {
  expect(bar).toMatch(
    /href="\/insights" aria-current="true"|aria-current="true"[^>]*href="\/insights"/,
  );
});
