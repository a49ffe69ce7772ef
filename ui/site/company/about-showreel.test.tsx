import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#db/content/company.ts';
import { AboutShowreel } from './about-showreel.tsx';

test('the showreel is muted, has controls, and loads only its metadata', () => {
  const html = renderToStaticMarkup(<AboutShowreel {...company.showreel} play="Play" />);
  const film = /<video[^>]*>/.exec(html)?.[0] ?? '';
  for (const attribute of ['controls=""', 'muted=""', 'preload="metadata"', 'poster='])
    expect(film).toContain(attribute);
  expect(film.toLowerCase()).not.toContain('autoplay');
  expect(html).toContain('Your browser does not support the video tag.');
});
