// The pages while no document is stored: the texts of docs/contract.md.
import { expect, test } from 'bun:test';
import { awards } from '#db/content/awards.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();

async function page(path: string) {
  const html = await app.text(path);
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return { main, text: main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

test('about has the history, the awards, and twenty logos that are hidden when they fail to load', async () => {
  const { main } = await page('/about');
  for (const text of ['Experience that scales', '21+', '120+', ...awards.map((a) => a.label)])
    expect(main).toContain(text);
  expect(main.match(/data-hide-broken="frame"/g)).toHaveLength(20);
});

test('divisions has its headline and the benefits of Commerce', async () => {
  const { text } = await page('/divisions');
  for (const words of [
    'One Agency. Three Specialist Divisions.',
    'Experience that converts',
    'Experience amplified by AI',
    'Shopify Premier Partner',
  ])
    expect(text).toContain(words);
});

test('every anchor of the head and the floating index points to a section', async () => {
  const { main } = await page('/divisions');
  for (const id of ['commerce', 'enterprise', 'performance']) {
    expect(main.match(new RegExp(`href="#${id}"`, 'g'))).toHaveLength(2);
    expect(main).toContain(`<section class="division-section" id="${id}"`);
  }
});

test('every division has a contact call to action', async () => {
  const { main } = await page('/divisions');
  const labels = [...main.matchAll(/href="\/contact"[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(labels).toEqual([
    'Talk to Commerce',
    'Talk to Enterprise',
    'Talk to Performance',
    'Let&#x27;s Work Together',
  ]);
});

test('the services are numbered continuously across all groups', async () => {
  const { main } = await page('/services');
  const numbers = [...main.matchAll(/service-section-number"[^>]*>(\d+)</g)].map(([, n]) => n);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  const starts = [...main.matchAll(/<ol class="service-section-list" start="(\d+)"/g)];
  expect(starts.map(([, start]) => start)).toEqual(['1', '7', '13', '19']);
});

test('the closing call to action opens booking', async () => {
  const { main } = await page('/services');
  expect(main).toMatch(/data-opens="booking"[^>]*>Schedule a call to discuss your project/);
});
