import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { RadioGroup, RadioGroupItem } from './radio-group.tsx';

test('a radio item outside its group throws', () => {
  expect(() => renderToStaticMarkup(<RadioGroupItem value="a" label="A" />)).toThrow(
    /RadioGroupItem.* must be used within `RadioGroup`/,
  );
});

test('a radio group is named by its question and described by hint and error', () => {
  const html = renderToStaticMarkup(
    <RadioGroup id="status" label="Status" hint="Later too" error="Choose one">
      <RadioGroupItem value="a" label="A" />
    </RadioGroup>,
  );
  expect(html).toContain('role="radiogroup"');
  expect(html).toContain('aria-labelledby="status-label"');
  expect(html).toContain('aria-describedby="status-hint status-error"');
});
