// Pasted Markdown becomes content; other plain text stays plain.
import { expect, test } from 'bun:test';
import { EditorState } from '@tiptap/pm/state';
import { sanitiseHtml } from '#server/admin/sanitise-html.ts';
import { processorMs } from '#testing/processor-ms.ts';
import { contentOf } from '#ui/admin/editor/content.ts';
import { inert, schema } from '#ui/admin/editor/testing/content.ts';
import { pasteSlice } from './keep-blocks-whole.ts';
import { isMarkdown, markdownSlice } from './markdown.ts';

function pasted(markdown: string): string {
  const state = EditorState.create({ schema });
  const { doc } = pasteSlice(state, markdownSlice(markdown, schema, inert));
  return contentOf(schema, inert).write(doc);
}

for (const [markdown, html] of [
  ['**a**\n*b*', '<p><strong>a</strong> <em>b</em></p>'],
  ['# One\n\n### Three', '<h1>One</h1><h3>Three</h3>'],
  ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['> Said\n> twice', '<blockquote><p>Said twice</p></blockquote>'],
  [
    '```ts\nconst a = 1 < 2;\n```',
    '<pre><code class="language-ts">const a = 1 &lt; 2;</code></pre>',
  ],
  [
    '**bold** and *italic* and `code`',
    '<p><strong>bold</strong> and <em>italic</em> and <code>code</code></p>',
  ],
  [
    'See [why](https://verso.example/why).',
    '<p>See <a href="https://verso.example/why">why</a>.</p>',
  ],
  [
    '![Plinth](/a.png)\n\n**a**',
    '<figure><img src="/a.png" alt="Plinth"></figure><p><strong>a</strong></p>',
  ],
  ['![Plinth](/a.png)', '<figure><img src="/a.png" alt="Plinth"></figure>'],
  [
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    '- [x](javascript:alert(1))\n- <script>alert(1)</script><img src=x onerror=alert(1)>',
    '<ul><li>x</li><li><img src="x"></li></ul>',
  ],
] as const)
  test(`${JSON.stringify(markdown)} is pasted as content`, () => {
    expect(isMarkdown(markdown)).toBe(true);
    expect(pasted(markdown)).toBe(html);
    expect<string>(sanitiseHtml(html)).toBe(html);
  });

test('plain text is not taken for Markdown', () => {
  for (const text of [
    'Just words.',
    'A line - with a dash',
    'Number 1. of many',
    '2 * 3 * 4 and snake_case_words',
    'C# is a language\n#hashtag',
    'a < b > c | d',
    'An array [1](x)',
  ])
    expect(isMarkdown(text)).toBe(false);
});

for (const text of ['[', '|', 'a|', '**a', '1. a\n\n'])
  test(`a long text of ${JSON.stringify(text)} is checked quickly`, async () => {
    expect(await processorMs(() => isMarkdown(text.repeat(50_000)))).toBeLessThan(500);
  });
