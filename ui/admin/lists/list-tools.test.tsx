import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { ListTools } from './list-tools.tsx';

const tools = (category: string, values: string[]) =>
  renderToStaticMarkup(
    <ListTools
      path="/vs-admin/posts"
      query={{ page: 1, limit: 50, search: '', category } as never}
      placeholder="Search posts"
      filter={{ name: 'status', label: 'Status', values: [{ value: '', label: 'All' }] }}
      choices={[
        {
          name: 'category',
          label: 'Category',
          all: 'All Categories',
          values: values.map((value) => ({ value, label: value })),
        },
      ]}
      hrefOf={() => '/vs-admin/posts'}
      setParams={() => {}}
    />,
  );

test('the current filter stays selected when no item has its value any more', () => {
  for (const others of [['Growth'], []])
    expect(tools('Retired', others)).toContain('<option value="Retired" selected="">');
});

test('a select without values is left out', () => {
  expect(tools('', [])).not.toContain('<select');
});
