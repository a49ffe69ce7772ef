import { expect, test } from 'bun:test';
import { processorMs } from '#testing/processor-ms.ts';
import { pathOf } from './link-targets.ts';

for (const [href, path] of [
  ['/', '/'],
  ['/about/', '/about'],
  ['/about?a=b#c', '/about'],
  ['/about#a?b/', '/about'],
  ['/about?a\nb', '/about'],
] as const)
  test(`the path of ${JSON.stringify(href)} is ${path}`, () => expect(pathOf(href)).toBe(path));

test('a link with many question marks and a line break does not block the server', async () => {
  const href = `/${'?'.repeat(100_000)}\n`;
  expect(await processorMs(() => pathOf(href))).toBeLessThan(1000);
});
