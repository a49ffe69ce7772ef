// Data in a page stays inside its block and parses to the same values.
import { expect, test } from 'bun:test';
import { inlineJson } from './inline-json.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]> --> \u2028 \u2029',
  'half a pair: \ud83d',
  '"quoted" \\u003c & 🛒',
])('%j stays inside the data block', (title) => {
  const written = inlineJson({ headline: title });
  expect(written).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({ headline: title });
});
