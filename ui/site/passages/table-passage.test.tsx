// Table sections with the rows that staff enter: empty, short and long.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { TablePassage } from './table-passage.tsx';

const table = (columns: string[], ...rows: string[][]) =>
  renderToStaticMarkup(
    <TablePassage
      id="a"
      title=""
      theme="paper"
      caption=""
      columns={columns}
      rows={rows.map((cells) => ({ cells }))}
    />,
  );

test('a row without text is not rendered', () => {
  expect(table(['Plan', 'From'], ['Small', ''], [], ['', ' ']).match(/<tr/g)).toHaveLength(2);
});

test('a column of figures is marked, its head included', () => {
  const html = table(['Plan', 'From'], ['Small', '£980'], ['Large', '£1,200']);
  expect(html.match(/data-figure/g)).toHaveLength(3);
});

test('the column of row names is never a column of figures', () => {
  expect(table(['Year', 'Plan'], ['2025', 'a'], ['2026', 'b'])).not.toContain('data-figure');
});

test('a long row name takes no more room than a short one', () => {
  const name = 'We move shops to a new platform without a night of downtime';
  expect(table(['Plan', 'For'], [name, 'all'])).not.toContain('data-sentence');
});

test('two short words stay on one line', () => {
  expect(table(['Plan', 'For'], ['Small', 'Two weeks'])).toContain(
    '<td data-short="">Two weeks</td>',
  );
});
