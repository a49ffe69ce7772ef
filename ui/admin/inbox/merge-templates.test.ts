import { expect, test } from 'bun:test';
import { mergeTemplates } from './merge-templates.ts';

const template = (name: string, text = 'Hello') => ({ name, text });
const a = template('A');
const b = template('B');
const mine = template('Mine');
const theirs = template('Theirs');
const myA = template('A', 'Mine');
const theirA = template('A', 'Theirs');

test.each([
  ['both added one', [a, mine], [a, theirs], [a, mine, theirs]],
  ['both added the same', [a, mine], [a, mine], [a, mine]],
  ['they changed one', [a, b], [theirA, b], [b, theirA]],
  ['both changed the same one', [myA], [theirA], [myA, theirA]],
  ['I removed one', [b], [a, b, theirs], [b, theirs]],
  ['they removed one', [a, b, mine], [b], [b, mine]],
  ['they removed one that I changed', [myA, b], [b], [myA, b]],
])('when %s, nothing is lost', (_, own, stored, merged) => {
  expect(mergeTemplates(own, [a, b], stored)).toEqual(merged);
});
