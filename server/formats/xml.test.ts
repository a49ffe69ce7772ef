// Text values cannot break the XML around them.
import { expect, test } from 'bun:test';
import { xml } from './xml.ts';

test.each([
  ['</title><script>', '&lt;/title&gt;&lt;script&gt;'],
  [']]> & "quoted" \'too\'', ']]&gt; &amp; &quot;quoted&quot; &apos;too&apos;'],
  ['a\0b\x08c\x1bd\uffffe', 'abcde'],
  ['line\nbreak\tand tab', 'line\nbreak\tand tab'],
  ['🛒 half: \ud83d', '🛒 half: \ufffd'],
  ['already &amp; escaped', 'already &amp;amp; escaped'],
])('%j is escaped', (text, expected) => {
  expect(`${xml`<t>${text}</t>`}`).toBe(`<t>${expected}</t>`);
});

test('nested XML is not escaped, lists are joined, null and false are empty', () => {
  const list = ['a', 'b'].map((name) => xml`<i>${name}</i>`);
  expect(`${xml`<l>${list}${null}${false}${0}</l>`}`).toBe('<l><i>a</i><i>b</i>0</l>');
});
