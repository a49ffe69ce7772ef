// Words typed before the editor was there.
import { expect, test } from 'bun:test';
import { paragraphsOf } from './text-to-html.ts';

test('an empty read time is null', () => {
  expect(paragraphsOf(' \n\n ')).toBe('');
});

test('blank lines part paragraphs, breaks stay, signs are escaped', () => {
  expect(paragraphsOf('One & two\nthree\n\n 4 < 5')).toBe(
    '<p>One &amp; two<br>three</p><p>4 &lt; 5</p>',
  );
});
