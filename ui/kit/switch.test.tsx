import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Switch } from './switch.tsx';

test('says whether it is on, and its label belongs to it', () => {
  const html = renderToStaticMarkup(<Switch id="preview" label="Live preview" defaultChecked />);
  expect(html).toContain('role="switch"');
  expect(html).toContain('aria-checked="true"');
  expect(html).toContain('for="preview"');
});
