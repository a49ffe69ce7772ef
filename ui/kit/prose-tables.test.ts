import { expect, test } from 'bun:test';
import { processorMs } from '#testing/processor-ms.ts';
import { markCells } from './prose-tables.ts';

const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const marked = (html: string) =>
  [...html.matchAll(/<td data-figure="">(.*?)<\/td>/g)].map(([, text]) => text);

test('a column of figures is marked with its head, one of words is not', () => {
  const html = table(['Wait', 'Before'], ['First byte', '0.9 s'], ['Load', '<b>1.6 s</b>']);
  expect(marked(markCells(html))).toEqual(['Before', '0.9 s', '<b>1.6 s</b>']);
});

test('money, shares, durations and counts with a share are figures', () => {
  for (const figure of [
    '£23.90',
    '−22%',
    '7 min 40 s',
    '2,412 (6.0%)',
    '11 h 20 min',
    '94',
    'C$166.50',
  ])
    expect(marked(markCells(table(['A'], [figure], ['', ''], ['1'])))).toContain(figure);
});

test('a column with one sentence in it is not a column of figures', () => {
  for (const text of ['8 working days', 'in date', '0.8 of a person: £52,000'])
    expect(marked(markCells(table(['A'], ['3'], [text])))).toEqual([]);
});

for (const text of [
  `${'1'.repeat(10_000)} or less`,
  `1${' 2%'.repeat(5000)}!`,
  `1${'µ'.repeat(10_000)}!`,
  `1${' (2.5%)'.repeat(5000)}!`,
])
  test(`a cell of ${text.slice(0, 8)}… that is not a figure is checked quickly`, async () => {
    const spent = await processorMs(() =>
      expect(marked(markCells(table(['A'], [text], ['1'])))).toEqual([]),
    );
    expect(spent).toBeLessThan(500);
  });

test('a table with merged cells is unchanged', () => {
  const html =
    '<table><tr><td colspan="2">A</td></tr><tr><td>1</td></tr><tr><td>2</td></tr></table>';
  expect(markCells(html)).toBe(html);
});

test('a cell with a sentence in it is marked, one with a few words is not', () => {
  const sentence = 'Keeps a member of staff logged in, and holds a random token.';
  const html = markCells(table(['Name', 'Purpose'], ['session', sentence]));
  expect(html).toContain(`<td data-sentence="">${sentence}</td>`);
  expect(html.match(/data-sentence/g)).toHaveLength(1);
});

test('a cell of a few short words is marked, so that it stays on one line', () => {
  const html = markCells(table(['Name', 'Ends'], ['session', 'after 8 hours'], ['a', 'never']));
  expect(html).toContain('<td data-short="">after 8 hours</td>');
  expect(html.match(/data-short/g)).toHaveLength(1);
});
