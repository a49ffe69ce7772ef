import { expect, test } from 'bun:test';
import { processorMs } from '#testing/processor-ms.ts';
import { markdownOf } from './markdown.ts';

test('a table of hundreds of rows does not block the server', async () => {
  const row = (cell: string) => `<tr>${`<${cell}>12</${cell}>`.repeat(6)}</tr>`;
  const html = `<table><thead>${row('th')}</thead><tbody>${row('td').repeat(400)}</tbody></table>`;
  // loads the parser
  await markdownOf('<p>Text</p>');
  let text = '';
  const spent = await processorMs(async () => {
    text = await markdownOf(html);
  });
  expect(spent).toBeLessThan(1500);
  expect(text.split('\n')).toHaveLength(402);
  expect(text).toStartWith('| 12  | 12  | 12  | 12  | 12  | 12  |\n| --- | ---');
});

for (const [what, html] of [
  ['line breaks', `<p>${'a<br>'.repeat(50_000)}</p>`],
  ['numbered items', `<ol>${'<li>a</li>'.repeat(50_000)}</ol>`],
] as const)
  test(`50,000 ${what} do not block the server`, async () => {
    await markdownOf('<p>Text</p>');
    expect(await processorMs(() => markdownOf(html))).toBeLessThan(2000);
  }, 60_000);

for (const [what, space] of [
  ['spaces of code', ' '],
  ['lines of code', '\n'],
  ['no-break spaces', '&nbsp;'],
] as const)
  test(`100,000 ${what} do not block the server`, async () => {
    await markdownOf('<p>Text</p>');
    const html = `<pre><code>a${space.repeat(100_000)}b</code></pre>`;
    expect(await processorMs(() => markdownOf(html))).toBeLessThan(1500);
    const short = `<pre><code>a${space.repeat(500)}b</code></pre>`;
    expect((await markdownOf(short)).length).toBeGreaterThan(500);
  });
