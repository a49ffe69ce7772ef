import { expect, test } from 'bun:test';
import { CONTENT_MAX_DEPTH } from '#db/limits.ts';
import { documentInput, documentUpdate } from './documents.ts';

const sent = { type: 'home', title: 'Home', slug: 'home', content: { v: 1 }, status: 'draft' };

/** Lists nested `depth` times. */
function nested(depth: number): unknown {
  let value: unknown = 'text';
  for (let each = 0; each < depth; each++) value = [value];
  return value;
}

test('a document draft needs a type, a title and the version of its content', () => {
  const { slug: _, ...draft } = sent;
  expect(documentInput.parse(draft)).toMatchObject({ slug: '', status: 'draft' });
  expect(documentInput.safeParse({ ...draft, status: 'published' }).success).toBe(false);
  expect(documentInput.safeParse({ ...draft, content: {} }).success).toBe(false);
  expect(documentInput.safeParse({ ...draft, type: '../home' }).success).toBe(false);
  expect(documentInput.safeParse({ ...sent, status: 'scheduled' }).success).toBe(false);
  expect(documentUpdate.safeParse({ title: 'Home' }).success).toBe(false);
});

test('content besides its version is stored unchanged', () => {
  const content = {
    v: 1,
    sections: [{ id: 'a', type: 'of-tomorrow', values: { odd: [1, null] } }],
  };
  expect(documentInput.parse({ ...sent, content }).content).toEqual(content);
});

test.each([
  ['a NUL', 'a\0b', 'Contains an invalid character'],
  ['a lone surrogate', '\ud800', 'Contains an invalid character'],
  ['a number that JSON cannot hold', JSON.parse('1e999'), 'Contains a number that is too large'],
  ['nested lists', nested(CONTENT_MAX_DEPTH + 1), 'Is nested too deeply'],
  ['very deeply nested lists', nested(200_000), 'Is nested too deeply'],
])('content with %s is rejected', (_, value, message) => {
  const parsed = documentInput.safeParse({ ...sent, content: { v: 1, a: { b: [value] } } });
  expect(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    ['content', message],
  ]);
});
