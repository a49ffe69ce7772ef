import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { NumberInput } from './number-input.tsx';

test('empty is empty, and not nought', () => {
  const html = renderToStaticMarkup(<NumberInput aria-label="Order" />);
  expect(html).toContain('value=""');
  expect(html).not.toContain('aria-valuenow');
});

test('says its value and its bounds', () => {
  const html = renderToStaticMarkup(<NumberInput defaultValue={5} min={0} max={10} />);
  expect(html).toContain('aria-valuenow="5"');
  expect(html).toContain('aria-valuemin="0"');
  expect(html).toContain('aria-valuemax="10"');
});

test('at its most it steps no further', () => {
  expect(renderToStaticMarkup(<NumberInput defaultValue={10} max={10} />)).toMatch(
    /<button aria-label="More"[^>]* disabled=""/,
  );
});
