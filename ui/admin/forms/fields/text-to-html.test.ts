// Plain text that was typed before the editor was loaded.
import { expect, test } from 'bun:test';
import { paragraphsOf } from './text-to-html.ts';

test('blank text has no paragraph', () => {
  expect(paragraphsOf(' \n\n ')).toBe('');
});

test('a space, a line break and a new paragraph at the end are kept', () => {
  expect(paragraphsOf('One ')).toBe('<p>One\u00a0</p>');
  expect(paragraphsOf('One\n')).toBe('<p>One<br></p>');
  expect(paragraphsOf('One \n\n')).toBe('<p>One</p><p></p>');
});

test('blank lines separate paragraphs, line breaks stay and special characters are escaped', () => {
  expect(paragraphsOf('One & two\nthree\n\n 4 < 5')).toBe(
    '<p>One &amp; two<br>three</p><p>4 &lt; 5</p>',
  );
});
