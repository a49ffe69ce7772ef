import { expect, test } from 'bun:test';
import { processorMs } from '#testing/processor-ms.ts';
import { hasVisibleContent } from './visible-content.ts';

test.each([
  '',
  ' \n',
  '<p></p>',
  '<p><br></p><p>   </p>',
  '<p>&nbsp;\u00a0\u200b\u2062</p>',
  '<img>',
  '<img alt="a">',
])('%j has no visible content', (html) => expect(hasVisibleContent(html)).toBe(false));

test.each([
  'a',
  '<p>.</p>',
  '<figure><img alt="a" src="/a.png"></figure>',
  '<p>👩‍💻</p>',
  '<hr>',
  '<p>&amp;</p>',
  '<<b></b>',
])('%j has visible content', (html) => expect(hasVisibleContent(html)).toBe(true));

test('a text of many angle brackets does not block the server', async () => {
  const html = '<'.repeat(1_000_000);
  expect(await processorMs(() => hasVisibleContent(html))).toBeLessThan(1000);
});
