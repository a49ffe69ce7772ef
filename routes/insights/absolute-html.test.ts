import { expect, test } from 'bun:test';
import { absoluteHtml } from './absolute-html.ts';

const BASE = 'https://verso.example/insights/a';

test.each([
  ['<a href="/contact">x</a>', '<a href="https://verso.example/contact">x</a>'],
  ['<a href="#part">x</a>', '<a href="https://verso.example/insights/a#part">x</a>'],
  ['<a href="/x?a=1&amp;b=2">x</a>', '<a href="https://verso.example/x?a=1&amp;b=2">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<a href="http://[">x</a>', '<a href="http://[">x</a>'],
  ['<img src="/a.jpg" alt="">', '<img src="https://verso.example/a.jpg" alt="">'],
  [
    '<img srcset="/a.jpg 1x, https://b.example/b.jpg 2x" alt="">',
    '<img srcset="https://verso.example/a.jpg 1x, https://b.example/b.jpg 2x" alt="">',
  ],
  [
    '<img srcset="/a.jpg 1x,/b,c.jpg 2.5x" alt="">',
    '<img srcset="https://verso.example/a.jpg 1x, https://verso.example/b,c.jpg 2.5x" alt="">',
  ],
  [
    '<video poster="/p.jpg" controls></video>',
    '<video poster="https://verso.example/p.jpg" controls></video>',
  ],
  ['<p>/not an address & "so on" 🛒</p>', '<p>/not an address & "so on" 🛒</p>'],
])('%s gets absolute addresses', (html, expected) => {
  expect(absoluteHtml(html, BASE)).toBe(expected);
});
