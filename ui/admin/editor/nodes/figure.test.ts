// Pictures have an address: the editor makes none on its own.
import { expect, test } from 'bun:test';
import { DOMParser } from '@tiptap/pm/model';
import { content, inert, schema } from '#ui/admin/editor/testing/content.ts';

test('text beside the pictures of a row does not become the caption of a picture without an address', () => {
  const typed = inert.createElement('div');
  typed.innerHTML =
    '<div class="figure-row">words<figure><img src="/a.png" alt="A"></figure></div>';
  const written = content.write(DOMParser.fromSchema(schema).parse(typed));
  expect(written).toContain('<p>words</p>');
  expect(written).not.toContain('<img>');
});
