import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { serviceGroups, servicesIntro } from '#db/content/services.ts';
import { ServicesPage } from './services-page.tsx';

const html = renderToStaticMarkup(
  <ServicesPage intro={servicesIntro} groups={serviceGroups} work={[]} bookingHref="/contact" />,
);

test('the services are numbered through the page', () => {
  const numbers = [...html.matchAll(/service-section-number"[^>]*>(\d+)</g)].map(([, n]) => n);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
});

test('the numbering of a group continues that of the previous group', () => {
  const starts = [...html.matchAll(/<ol class="service-section-list" start="(\d+)"/g)];
  expect(starts.map(([, start]) => start)).toEqual(['1', '7', '13', '19']);
});

test('the closing call to action opens booking', () => {
  expect(html).toMatch(/data-opens="booking"[^>]*>Schedule a call to discuss your project/);
});
