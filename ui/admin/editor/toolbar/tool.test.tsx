import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tool } from './tool.tsx';

test('a tool is named by text, so that the label of a field with the same name finds only the field', () => {
  const html = renderToStaticMarkup(<Tool label="Style: Quote" text="Quote" />);
  expect(html).not.toContain('aria-label');
  expect(html).toContain('<span class="visually-hidden">Style: Quote</span>');
  expect(html).toContain('<span aria-hidden="true">Quote</span>');
});
