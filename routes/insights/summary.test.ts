// The summary of an article.
import { expect, test } from 'bun:test';
import { summaryOf } from './summary.ts';

test('the summary is the excerpt', () => {
  expect(summaryOf({ excerpt: 'In short.', content: '<p>At length.</p>' })).toBe('In short.');
});

test('without an excerpt the summary is the beginning of the text, cut after a word', () => {
  const content = `<h2>Headless &amp; calm</h2>\n<p>${'One <b>w</b>ord more. '.repeat(20)}</p>`;
  const summary = summaryOf({ excerpt: null, content });
  expect(summary).toStartWith('Headless & calm One word more. One');
  expect(summary.length).toBeLessThanOrEqual(156);
  expect(summary).toMatch(/(One|word|more)…$/);
});

test('a text without words has an empty summary', () => {
  expect(summaryOf({ excerpt: '', content: '<p><img src="/a.png" alt=""></p>' })).toBe('');
});
