import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Progress } from './progress.tsx';

test('keeps its value within the bounds', () => {
  expect(renderToStaticMarkup(<Progress label="Upload" value={140} />)).toContain(
    'aria-valuenow="100"',
  );
  expect(renderToStaticMarkup(<Progress label="Upload" value={-3} />)).toContain(
    'aria-valuenow="0"',
  );
});

test('says no share while nobody knows it', () => {
  for (const value of [null, undefined, Number.NaN])
    expect(renderToStaticMarkup(<Progress label="Upload" value={value} />)).not.toContain(
      'aria-valuenow',
    );
});
