import { expect, test } from 'bun:test';
import { processorMs } from '#testing/processor-ms.ts';
import { openTestApp } from '#testing/test-app.ts';
import { findLinkTargets, pathOf } from './link-targets.ts';

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

test('a text may link to more targets than a query can have variables', async () => {
  await using app = await openTestApp();
  for (const folder of ['insights', 'case-studies', 'insights/author']) {
    const hrefs = Array.from({ length: 33_000 }, (_, at) => `/${folder}/gone-${at}`);
    expect((await findLinkTargets(app.deps.db, hrefs)).size).toBe(33_000);
  }
});
