// The link dialog searches for names of pages, not for addresses.
import { expect, test } from 'bun:test';
import { isAddress, SITE_PAGES } from './find-pages.ts';

test('every offered page of the site is a route', async () => {
  const routes = await Bun.file(`${import.meta.dir}/../../../../routes/index.ts`).text();
  const missing = SITE_PAGES.filter(({ address }) => !routes.includes(`'${address}'`));
  expect(missing).toEqual([]);
});

test('an address is distinguished from the name of a page', () => {
  for (const address of [
    'https://a.example',
    '/about',
    '#why',
    'mailto:a@b.example',
    'verso.example/a',
  ])
    expect(isAddress(address)).toBe(true);
  for (const name of ['about', 'how returns work', 'What is it?'])
    expect(isAddress(name)).toBe(false);
});
