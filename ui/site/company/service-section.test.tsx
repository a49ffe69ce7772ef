import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ServiceGroup } from './service-section.tsx';
import { ServiceSection } from './service-section.tsx';

const services = ['Strategy', 'Training', 'Hosting'].map((name) => ({
  name,
  text: `${name} text`,
}));
const group: ServiceGroup = {
  id: 'group',
  title: 'Group',
  intro: '',
  image: { src: '/images/x.jpg', alt: '' },
  services,
};

test('the first service is open, the others open by their name, and every text is in the page', () => {
  const html = renderToStaticMarkup(<ServiceSection group={group} from={7} />);
  for (const { name, text } of services) {
    expect(html).toContain(`>${name}</h3>`);
    expect(html).toContain(text);
  }
  const opened = [...html.matchAll(/<summary[^>]*aria-labelledby="([^"]*)"/g)];
  expect(opened.map(([, id]) => new RegExp(`id="${id}">([^<]*)`).exec(html)?.[1])).toEqual([
    'Training',
    'Hosting',
  ]);
});
