import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Marquee } from './marquee.tsx';

test('its second copy is for eyes only', () => {
  const html = renderToStaticMarkup(
    <Marquee label="Clients" items={[{ key: 'a', content: <a href="/a">A</a> }]} />,
  );
  const [, copy] = html.split('aria-hidden="true" inert=""');
  expect(html.match(/href="\/a"/g)).toHaveLength(2);
  expect(copy?.match(/href="\/a"/g)).toHaveLength(1);
});

test('nothing passes by when there is nothing', () => {
  expect(renderToStaticMarkup(<Marquee label="Clients" items={[]} />)).toBe('');
});
