import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { StatNumeral } from './stat-numeral.tsx';

test('the HTML holds the final figure with its unit', () => {
  const html = renderToStaticMarkup(<StatNumeral value="500,000" suffix="x" />);
  expect(html.replace(/<[^>]*>/g, '')).toBe('500,000x');
});
