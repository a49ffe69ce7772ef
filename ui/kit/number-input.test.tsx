import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { NumberInput } from './number-input.tsx';

test('an empty number input is empty, not zero', () => {
  const html = renderToStaticMarkup(<NumberInput aria-label="Order" />);
  expect(html).toContain('value=""');
  expect(html).not.toContain('aria-valuenow');
});

test('a number input announces its value and bounds', () => {
  const html = renderToStaticMarkup(<NumberInput defaultValue={5} min={0} max={10} />);
  expect(html).toContain('aria-valuenow="5"');
  expect(html).toContain('aria-valuemin="0"');
  expect(html).toContain('aria-valuemax="10"');
});

test('a number input at its maximum disables the step up', () => {
  expect(renderToStaticMarkup(<NumberInput defaultValue={10} max={10} />)).toMatch(
    /<button aria-label="Increase"[^>]* disabled=""/,
  );
});
