import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Avatar } from './avatar.tsx';

test('is read as the name, once', () => {
  const html = renderToStaticMarkup(<Avatar name="Ada Lovelace" src="/ada.jpg" />);
  expect(html).toContain('role="img" aria-label="Ada Lovelace"');
  expect(html).toContain('alt=""');
});

test('beside the name it says nothing', () => {
  const html = renderToStaticMarkup(<Avatar name="Ada Lovelace" decorative />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('aria-label');
});

test('without an image there is none, but initials', () => {
  const html = renderToStaticMarkup(<Avatar name="Ada Lovelace" src={null} />);
  expect(html).not.toContain('<img');
  expect(html).toContain('AL');
});
