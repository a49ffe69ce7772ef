import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Progress } from './progress.tsx';

test('the value is clamped to the bounds', () => {
  expect(renderToStaticMarkup(<Progress label="Upload" value={140} />)).toContain(
    'aria-valuenow="100"',
  );
  expect(renderToStaticMarkup(<Progress label="Upload" value={-3} />)).toContain(
    'aria-valuenow="0"',
  );
});

test('an unknown share is not announced', () => {
  for (const value of [null, undefined, Number.NaN])
    expect(renderToStaticMarkup(<Progress label="Upload" value={value} />)).not.toContain(
      'aria-valuenow',
    );
});
