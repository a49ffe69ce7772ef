// The figures of a case study: their type size and their units.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { StatGrid } from './stat-grid.tsx';

const htmlOf = (number: string, valueAfterNumber: string) => {
  const stat = { icon: '£', number, valueAfterNumber, supportingText: 'saved', order: 0 };
  return renderToStaticMarkup(<StatGrid stats={[stat]} />);
};
const widthOf = (...stat: Parameters<typeof htmlOf>) =>
  Number(/--longest-word:([\d.]+)/.exec(htmlOf(...stat))?.[1]);

test('number and unit are measured as one line, so that neither is split', () => {
  expect(widthOf('12.5', 'million')).toBeGreaterThan(widthOf('12.5', ''));
  expect(widthOf('12.5', 'million')).toBe(widthOf('12.5 million', ''));
});

test('a unit that is a word stands apart from its number', () => {
  const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(textOf(htmlOf('12.5', 'million'))).toContain('£12.5 million');
  expect(textOf(htmlOf('12.5', 'M'))).toContain('£12.5M');
});

test('a short word as the unit makes no figure smaller', () => {
  expect(htmlOf('38', 'mi')).not.toContain('data-long');
  expect(htmlOf('12.5', 'million')).toContain('data-long');
});
