import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { FilterChips } from './filter-chips.tsx';

test('with addresses they are links, of which one is current', () => {
  const html = renderToStaticMarkup(
    <FilterChips
      label="Filter"
      value="a"
      options={[
        { value: 'a', label: 'A', href: '/partners?category=A' },
        { value: 'b', label: 'B', href: '/partners?category=B' },
      ]}
    />,
  );
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).not.toContain('<button');
});

test('without addresses they are buttons, of which one is pressed', () => {
  const html = renderToStaticMarkup(
    <FilterChips
      label="Filter"
      value="b"
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ]}
    />,
  );
  expect(html).toMatch(/aria-pressed="false"[^>]*>A</);
  expect(html).toMatch(/aria-pressed="true"[^>]*>B</);
});

test('with a name, the buttons send their form', () => {
  const html = renderToStaticMarkup(
    <FilterChips label="Filter" name="category" value="" options={[{ value: 'a', label: 'A' }]} />,
  );
  for (const part of ['type="submit"', 'name="category"', 'value="a"'])
    expect(html).toContain(part);
});

test('a filter without results is disabled and has no address, unless it is the chosen one', () => {
  const chips = (value: string) =>
    renderToStaticMarkup(
      <FilterChips
        label="Filter"
        value={value}
        options={[{ value: 'a', label: 'A', href: '/?a', count: 0 }]}
      />,
    );
  expect(chips('')).toContain('aria-disabled="true"');
  expect(chips('')).not.toContain('href=');
  expect(chips('a')).toContain('href="/?a"');
});

test('a row in which no chip can be focused can be focused itself', () => {
  const row = (count: number) =>
    renderToStaticMarkup(
      <FilterChips label="Filter" value="" options={[{ value: 'a', label: 'A', count }]} />,
    );
  expect(row(0)).toContain('<ul class="filter-chips-row" tabindex="0">');
  expect(row(1)).not.toContain('tabindex');
});
