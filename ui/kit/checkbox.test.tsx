import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Checkbox } from './checkbox.tsx';

test('its label belongs to it, its error describes it', () => {
  const html = renderToStaticMarkup(<Checkbox id="featured" label="Featured" error="Choose" />);
  expect(html).toContain('for="featured"');
  expect(html).toContain('aria-describedby="featured-error"');
  expect(html).toContain('aria-invalid="true"');
});

test('some of them is neither yes nor no', () => {
  expect(renderToStaticMarkup(<Checkbox aria-label="All" checked="indeterminate" />)).toContain(
    'aria-checked="mixed"',
  );
});

test('a label is text', () => {
  expect(renderToStaticMarkup(<Checkbox label="<b>x</b>" />)).toContain('&lt;b&gt;x&lt;/b&gt;');
});
