import { expect, test } from 'bun:test';
import { processorMs } from '#testing/processor-ms.ts';
import { proseHtml } from './prose-html.ts';

test('shows h1 as h2 and leaves the other levels alone', () => {
  expect(proseHtml('<h1>A</h1><h4>B</h4>').html).toBe('<h2 id="a">A</h2><h4>B</h4>');
});

test('keeps the attributes of a heading', () => {
  expect(proseHtml('<h1 style="text-align:center">A</h1>').html).toBe(
    '<h2 id="a" style="text-align:center">A</h2>',
  );
});

test('text that mentions h1 is unchanged', () => {
  const html = '<p>&lt;h1&gt; is a tag</p>';
  expect(proseHtml(html).html).toBe(html);
});

test('lists second and third level headings as plain text', () => {
  const { headings } = proseHtml('<h2>Ink &amp; <em>paper</em></h2><h3>Below</h3><h4>Deep</h4>');
  expect(headings).toEqual([
    { id: 'ink-paper', text: 'Ink & paper', level: 2 },
    { id: 'below', text: 'Below', level: 3 },
  ]);
});

test('headings of the same text get different ids', () => {
  expect(proseHtml('<h2>Why</h2><h2>Why</h2><h2>Why</h2>').headings.map(({ id }) => id)).toEqual([
    'why',
    'why-2',
    'why-3',
  ]);
});

test('thousands of headings of the same text are processed quickly', async () => {
  const spent = await processorMs(() => {
    const { headings } = proseHtml('<h2>Steps</h2>'.repeat(5000));
    expect(headings.at(-1)?.id).toBe('steps-5000');
  });
  expect(spent).toBeLessThan(500);
});

test('a heading keeps an id it has', () => {
  expect(proseHtml('<h2 id="own">Text</h2>')).toEqual({
    html: '<h2 id="own">Text</h2>',
    headings: [{ id: 'own', text: 'Text', level: 2 }],
  });
});

test('headings in other scripts get ids too', () => {
  expect(proseHtml('<h2>مرحبا بكم</h2><h2>!!!</h2>').headings.map(({ id }) => id)).toEqual([
    'مرحبا-بكم',
    'section',
  ]);
});

test('an empty heading stays out of the list', () => {
  expect(proseHtml('<h2><br></h2>')).toEqual({ html: '<h2><br></h2>', headings: [] });
});

test('wide tables and code scroll by themselves and by keyboard', () => {
  expect(proseHtml('<table><tr><td>1</td></tr></table><pre class="x">a</pre>').html).toBe(
    '<div class="prose-scroll" role="group" aria-label="Table" tabindex="0"><table><tr><td>1</td></tr></table></div><pre tabindex="0" class="x">a</pre>',
  );
});

test('a table in a cell scrolls with the table around it', () => {
  const table = '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>';
  expect(proseHtml(`${table}<p>c</p><table></table>`).html).toBe(
    `<div class="prose-scroll" role="group" aria-label="Table" tabindex="0">${table}</div><p>c</p>` +
      '<div class="prose-scroll" role="group" aria-label="Table 2" tabindex="0"><table></table></div>',
  );
});

test('a line break in a heading separates words', () => {
  expect(proseHtml('<h2>One<br>Two</h2>').headings).toEqual([
    { id: 'one-two', text: 'One Two', level: 2 },
  ]);
});

test('tables of one text have different names', () => {
  const { html } = proseHtml('<table></table><p>and</p><table></table>');
  expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Table"', 'aria-label="Table 2"']);
});

test('a heading never takes an id of the page around it', () => {
  expect(proseHtml('<h2>Content</h2><h2>Content</h2>').headings.map(({ id }) => id)).toEqual([
    'content-2',
    'content-3',
  ]);
});

test('a prefix keeps two pieces of one page apart', () => {
  expect(proseHtml('<h2>Why</h2>', 'solution-').html).toBe('<h2 id="solution-why">Why</h2>');
});

test('a caption names its table', () => {
  const { html } = proseHtml(
    '<table><caption>Sizes, 5" and <em>up</em></caption></table><table></table>',
  );
  expect(html.match(/aria-label="[^"]*"/g)).toEqual([
    'aria-label="Sizes, 5&quot; and up"',
    'aria-label="Table"',
  ]);
});
