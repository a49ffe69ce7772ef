import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#db/content/company.ts';
import { type NavGroup, navigation } from '#db/content/navigation.ts';
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
const longer = (chars: number) => (entry: NavGroup) => ({
  ...entry,
  label: entry.label.padEnd(chars + entry.label.length, 'x'),
});

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

test('a menu that is too long for a laptop, or for any screen, is behind the button of the mobile menu', () => {
  const inCapitals = navigation.map((entry) => ({ ...entry, label: entry.label.toUpperCase() }));
  const menus = [navigation, inCapitals, navigation.map(longer(4)), navigation.map(longer(20))];
  const bars = menus.map((entries) => {
    const html = renderToStaticMarkup(
      <Header company={company} navigation={entries} bookingHref="/meet" current="/" />,
    );
    return /<nav class="header-nav"[^>]*>/.exec(html)?.[0];
  });
  const long = '<nav class="header-nav" aria-label="Main" data-long="true">';
  expect(bars).toEqual(['<nav class="header-nav" aria-label="Main">', long, long, undefined]);
});

test('a long name without a logo leaves less room for the menu', () => {
  const barOf = (name: string, entries: readonly NavGroup[]) => {
    const unnamed = { ...company, name, logo: { viewBox: '', path: '' } };
    const html = renderToStaticMarkup(
      <Header company={unnamed} navigation={entries} bookingHref="/meet" current="/" />,
    );
    return /<nav class="header-nav"[^>]*>/.exec(html)?.[0];
  };
  const name = 'Müller & Söhne Handelsgesellschaft';
  const short = '<nav class="header-nav" aria-label="Main">';
  const long = '<nav class="header-nav" aria-label="Main" data-long="true">';
  expect(barOf('Verso', navigation)).toBe(short);
  expect(barOf(name, navigation)).toBe(long);
  expect(barOf('Verso', navigation.map(longer(4)))).toBe(long);
  expect(barOf(name, navigation.map(longer(4)))).toBeUndefined();
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
