import { expect, test } from 'bun:test';
import { countWords } from './article.ts';

test('counts the words between tags and leaves out marks that stand alone', () => {
  expect(countWords('<h2>Two words</h2><p>It&nbsp;costs 3 % – <em>really</em>.</p>')).toBe(6);
});
