import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'draft', label: 'Draft' },
  { label: 'Live', options: [{ value: 'published', label: 'Published' }] },
];

test('the server renders the selected option', () => {
  expect(renderToStaticMarkup(<Select options={options} value="published" />)).toContain(
    'Published',
  );
  expect(renderToStaticMarkup(<Select options={options} defaultValue="draft" />)).toContain(
    'Draft',
  );
});

test('an empty select shows its placeholder', () => {
  const html = renderToStaticMarkup(<Select options={options} placeholder="Choose a state" />);
  expect(html).toContain('Choose a state');
  expect(html).toContain('data-placeholder');
});

test('a value that is no option does not throw', () => {
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
