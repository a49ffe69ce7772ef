import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'draft', label: 'Draft' },
  { label: 'Live', options: [{ value: 'published', label: 'Published' }] },
];

test('the server shows what is chosen', () => {
  expect(renderToStaticMarkup(<Select options={options} value="published" />)).toContain(
    'Published',
  );
  expect(renderToStaticMarkup(<Select options={options} defaultValue="draft" />)).toContain(
    'Draft',
  );
});

test('while nothing is chosen it says so', () => {
  const html = renderToStaticMarkup(<Select options={options} placeholder="Choose a state" />);
  expect(html).toContain('Choose a state');
  expect(html).toContain('data-placeholder');
});

test('a value that left the list does not break it', () => {
  expect(renderToStaticMarkup(<Select options={options} value="gone" />)).toContain('gone');
});

test('a field labels it and marks it as invalid', () => {
  const html = renderToStaticMarkup(
    <Field label="State" error="State is required">
      <Select id="state" options={options} />
    </Field>,
  );
  expect(html).toContain('for="state"');
  expect(html).toMatch(/<button[^>]* id="state"/);
  expect(html).toMatch(/<button[^>]* aria-invalid="true"/);
});
