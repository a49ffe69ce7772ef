import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Table, type TableColumn } from './table.tsx';

const columns: TableColumn<{ id: string; words: number }>[] = [
  { key: 'id', header: 'Title', cell: ({ id }) => id, rowHeader: true },
  { key: 'words', header: 'Words', cell: ({ words }) => words, numeric: true, sortable: true },
];
const rows = [{ id: '<b>One</b>', words: 12 }];
const base = { caption: 'Posts', columns, rows, rowKey: ({ id }: { id: string }) => id };

test('only sortable columns have aria-sort', () => {
  const html = renderToStaticMarkup(
    <Table {...base} sort={{ key: 'words', direction: 'descending' }} />,
  );
  expect(html.match(/aria-sort="/g)).toHaveLength(1);
  expect(html).toContain('aria-sort="descending"');
});

test('cell content is escaped, and the title cell heads its row', () => {
  expect(renderToStaticMarkup(<Table {...base} />)).toContain(
    '<th scope="row" data-column="id" role="rowheader">&lt;b&gt;One&lt;/b&gt;</th>',
  );
});

test('checkboxes appear only in a selectable table', () => {
  expect(renderToStaticMarkup(<Table {...base} />)).not.toContain('type="checkbox"');
  expect(
    renderToStaticMarkup(
      <Table {...base} selected={new Set()} onSelectedChange={() => {}} />,
    ).match(/type="checkbox"/g),
  ).toHaveLength(2);
});
