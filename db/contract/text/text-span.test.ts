// Text spans: applying one gives the new text, or it is rejected.
import { expect, test } from 'bun:test';
import { applySpan, spanBetween } from './text-span.ts';

const PIECES = ['<p>', 'a', 'b', ' ', 'ä', '😀', '😁', '👩‍💻', '</p>', '\n'];
const random = (count: number) =>
  Array.from({ length: count }, () => PIECES[Math.floor(Math.random() * PIECES.length)]).join('');

test('a span turns any text into any other', () => {
  for (let round = 0; round < 2000; round++) {
    const before = random(Math.floor(Math.random() * 12));
    const middle = Math.floor(before.length / 2);
    const after =
      round % 2
        ? random(Math.floor(Math.random() * 12))
        : before.slice(0, middle) + random(1) + before.slice(middle);
    const span = spanBetween(before, after);
    expect(applySpan(before, JSON.parse(JSON.stringify(span)))).toBe(after);
  }
});

test('a span never splits a character, so that it can be sent to the server', () => {
  const span = spanBetween('<p>😀</p>', '<p>😁</p>');
  expect(new TextDecoder().decode(new TextEncoder().encode(span.insert))).toBe('😁');
});

test('a span for another text is rejected', () => {
  const span = spanBetween('<p>One.</p>', '<p>Two.</p>');
  expect(applySpan('<p>Six.</p>', span)).toBeNull();
  expect(applySpan('<p>One.</p> ', span)).toBeNull();
  expect(applySpan('<p>One.</p>', { ...span, remove: 99 })).toBeNull();
});

test('a word in a long article takes a few bytes', () => {
  const article = `<p>${'A sentence of an article. '.repeat(2500)}</p>`;
  const span = spanBetween(article, article.replace('article. A', 'article, changed. A'));
  expect(JSON.stringify(span).length).toBeLessThan(200);
});
