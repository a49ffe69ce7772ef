import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

test('the label belongs to the control', () => {
  const html = renderToStaticMarkup(
    <Field label="Title">
      <Input />
    </Field>,
  );
  const id = /for="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${id}"`);
});

test('a control keeps its own id', () => {
  const html = renderToStaticMarkup(
    <Field label="Title">
      <Input id="own" />
    </Field>,
  );
  expect(html).toContain('for="own"');
  expect(html).toContain('id="own"');
});

test('hint and error describe the control', () => {
  const html = renderToStaticMarkup(
    <Field label="Title" hint="Short" error="Required">
      <Input id="t" />
    </Field>,
  );
  expect(html).toContain('aria-describedby="t-hint t-error"');
  expect(html).toContain('<p class="field-error" id="t-error" role="alert">Required</p>');
});

test('a required field marks its control, and shows it beside the label, whose text stays the name', () => {
  const field = (required?: boolean) =>
    renderToStaticMarkup(
      <Field label="Title" required={required}>
        <Input id="t" />
      </Field>,
    );
  expect(field(true)).toContain('required="" aria-invalid="false"');
  expect(field(true)).toContain('<div class="field-head" data-required="">');
  expect(field(true)).toContain('<label class="field-label" id="t-label" for="t">Title</label>');
  expect(field()).not.toContain('required');
});

test('only an error marks the control as invalid', () => {
  const field = (error?: string) =>
    renderToStaticMarkup(
      <Field label="Title" error={error}>
        <Input />
      </Field>,
    );
  expect(field('Required')).toContain('aria-invalid="true"');
  expect(field()).not.toContain('aria-invalid');
});
