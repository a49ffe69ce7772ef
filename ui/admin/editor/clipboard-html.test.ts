// Copied HTML works in other programs, and is unchanged when pasted back into the editor.
import { expect, test } from 'bun:test';
import { DOMParser } from '@tiptap/pm/model';
import { content, inert, schema } from '#ui/admin/editor/testing/content.ts';
import { ClipboardSerializer } from './clipboard-html.ts';
import { cleanPaste } from './paste/clean-paste.ts';

const ORIGIN = 'https://verso.example';

function copied(html: string): string {
  const holder = inert.createElement('div');
  const serializer = new ClipboardSerializer(schema, ORIGIN, inert);
  holder.append(serializer.serializeFragment(content.read(html).content, { document: inert }));
  return holder.innerHTML;
}

/** The HTML after `html` was pasted into an editor on the same site. */
function pasted(html: string): string {
  const root = inert.createElement('div');
  root.innerHTML = cleanPaste(html, inert, ORIGIN);
  return content.write(DOMParser.fromSchema(schema).parse(root));
}

const LINKED =
  '<p><a href="/about">Page</a> <a href="#part">Part</a> <a href="https://b.example/">Out</a></p><figure><img src="/a.png" alt="A"></figure>';
const KEPT = '<dl><dt>Term</dt><dd>Meaning</dd></dl>';

test('copied addresses within the site get its origin', () => {
  const html = copied(LINKED);
  for (const part of ['"https://verso.example/about"', '"#part"', '"https://verso.example/a.png"'])
    expect(html).toContain(part);
});

test('an HTML block is copied as its HTML, without scripts', () => {
  expect(copied(KEPT)).toContain(`>${KEPT}</div>`);
  expect(copied('<dl><dt onclick="a()">Term</dt><script>b()</script></dl>')).toContain(
    '><dl><dt>Term</dt></dl></div>',
  );
});

test('content pasted back is unchanged', () => {
  for (const html of [LINKED, KEPT, `<p>One</p>${KEPT}<p>Two</p>`])
    expect(pasted(copied(html))).toBe(html);
});
