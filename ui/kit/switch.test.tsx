import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Switch } from './switch.tsx';

test('a switch announces its state and is labelled', () => {
  const html = renderToStaticMarkup(<Switch id="preview" label="Live preview" defaultChecked />);
  expect(html).toContain('role="switch"');
  expect(html).toContain('aria-checked="true"');
  expect(html).toContain('for="preview"');
});
