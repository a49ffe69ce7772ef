// The type size of figures beside each other.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { FiguresPassage } from './figures-passage.tsx';

const figure = (value: string, unit = '') => ({ value, unit, text: 'orders', measurement: '' });
const passage = (...figures: ReturnType<typeof figure>[]) =>
  renderToStaticMarkup(<FiguresPassage id="a" title="" theme="paper" figures={figures} />);
const widest = (html: string) => Number(/--longest-word:([\d.]+)/.exec(html)?.[1]);

test('figures of a recommended length have the same size as the shortest', () => {
  const html = passage(figure('99.98', 'wks'), figure('7'));
  expect(html).not.toContain('data-long');
  expect(widest(html)).toBe(widest(passage(figure('99.98', 'wks'))));
});

test('one longer figure makes all figures smaller', () => {
  const html = passage(figure('twelve thousand'), figure('7'));
  expect(html.match(/data-long/g)).toHaveLength(1);
  expect(html).toMatch(/<ul[^>]*data-long/);
});

test('a word as unit has a space before it, a symbol none', () => {
  const texts = [passage(figure('12', 'weeks')), passage(figure('12', 'M'))].map((html) =>
    html.replace(/<[^>]*>/g, ''),
  );
  expect(texts).toEqual(['12 weeksorders', '12Morders']);
});

test('a figure stays on its line at its slash', () => {
  expect(widest(passage(figure('24/7')))).toBeGreaterThan(widest(passage(figure('247'))));
});
