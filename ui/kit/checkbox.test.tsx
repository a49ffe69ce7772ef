import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Checkbox } from './checkbox.tsx';

test('a checkbox is labelled and described by its error', () => {
  const html = renderToStaticMarkup(<Checkbox id="featured" label="Featured" error="Choose" />);
  expect(html).toContain('for="featured"');
  expect(html).toContain('aria-describedby="featured-error"');
  expect(html).toContain('aria-invalid="true"');
});

test('a mixed checkbox is indeterminate', () => {
  expect(renderToStaticMarkup(<Checkbox aria-label="All" checked="indeterminate" />)).toContain(
    'aria-checked="mixed"',
  );
});

test('a label is escaped', () => {
  expect(renderToStaticMarkup(<Checkbox label="<b>x</b>" />)).toContain('&lt;b&gt;x&lt;/b&gt;');
});
