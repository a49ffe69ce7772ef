import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { TagInput } from './tag-input.tsx';

const render = (value: string[], name?: string) =>
  renderToStaticMarkup(<TagInput value={value} name={name} onValueChange={() => {}} required />);

test('a tag input sends one comma-separated text', () => {
  expect(render(['SEO', 'UX'], 'categories')).toContain('name="categories" value="SEO, UX"');
});

test('a tag input is required only while the list is empty', () => {
  expect(render([])).toContain('required=""');
  expect(render(['SEO'])).not.toContain('required=""');
});

test('the tags are one tab stop', () => {
  expect(render(['SEO', 'UX', 'CRO']).match(/tabindex="0"/gi)).toHaveLength(1);
});
