import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Kbd } from './kbd.tsx';

test('a shortcut is announced in words and drawn visually', () => {
  const html = renderToStaticMarkup(<Kbd keys="Mod+K" />);
  expect(html).toContain('<span class="visually-hidden">Control K</span>');
  expect(html).toContain('aria-hidden="true">Ctrl</span>');
});

test('a key that is markup stays text', () => {
  expect(renderToStaticMarkup(<Kbd keys="<b>" />)).toContain('&lt;B&gt;');
});
