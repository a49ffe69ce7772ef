// The type size of a case study's figures.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { StatGrid } from './stat-grid.tsx';

const widthOf = (number: string, valueAfterNumber: string) => {
  const stat = { icon: '£', number, valueAfterNumber, supportingText: 'saved', order: 0 };
  const html = renderToStaticMarkup(<StatGrid stats={[stat]} />);
  return Number(/--longest-word:([\d.]+)/.exec(html)?.[1]);
};

test('number and unit are measured as one line, so that neither is split', () => {
  expect(widthOf('12.5', 'million')).toBeGreaterThan(widthOf('12.5', ''));
  expect(widthOf('12.5', ' million')).toBeGreaterThan(widthOf('12.5', 'million'));
});
