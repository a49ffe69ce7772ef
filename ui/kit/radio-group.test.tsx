import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { RadioGroup, RadioGroupItem } from './radio-group.tsx';

test('an answer outside its group is refused by both names', () => {
  expect(() => renderToStaticMarkup(<RadioGroupItem value="a" label="A" />)).toThrow(
    /RadioGroupItem.* must be used within `RadioGroup`/,
  );
});

test('the question names the group, hint and error describe it', () => {
  const html = renderToStaticMarkup(
    <RadioGroup id="status" label="Status" hint="Later too" error="Choose one">
      <RadioGroupItem value="a" label="A" />
    </RadioGroup>,
  );
  expect(html).toContain('role="radiogroup"');
  expect(html).toContain('aria-labelledby="status-label"');
  expect(html).toContain('aria-describedby="status-hint status-error"');
});
