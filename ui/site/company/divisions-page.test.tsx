import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { divisionPages, divisionsGallery, divisionsIntro } from '#db/content/division-pages.ts';
import { DivisionsPage } from './divisions-page.tsx';

const html = renderToStaticMarkup(
  <DivisionsPage
    intro={divisionsIntro}
    gallery={divisionsGallery}
    divisions={divisionPages}
    work={[]}
  />,
);
const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('the texts are those of docs/contract.md', () => {
  expect(text).toContain('One Agency. Three Specialist Divisions.');
  for (const benefit of [
    'Experience that converts',
    'Experience amplified by AI',
    'Shopify Premier Partner',
  ])
    expect(text).toContain(benefit);
});

test('every anchor of the head and of the floating index leads to a section', () => {
  for (const id of ['commerce', 'enterprise', 'performance']) {
    expect(html.match(new RegExp(`href="#${id}"`, 'g'))).toHaveLength(2);
    expect(html).toContain(`<section class="division-section" id="${id}"`);
  }
});

test('every division has a contact call to action', () => {
  const labels = [...html.matchAll(/href="\/contact"[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(labels).toEqual([
    'Talk to Commerce',
    'Talk to Enterprise',
    'Talk to Performance',
    'Let&#x27;s Work Together',
  ]);
});
