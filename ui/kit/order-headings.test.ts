import { expect, test } from 'bun:test';
import { orderHeadings } from './order-headings.ts';

test.each([
  ['<h1>A</h1><h4>B</h4><h2>C</h2>', 1, '<h2>A</h2><h3>B</h3><h3>C</h3>'],
  ['<h2>A</h2><h3>B</h3>', 2, '<h3>A</h3><h4>B</h4>'],
  ['<h6 dir="rtl">A</h6><p>x</p>', 3, '<h4 dir="rtl">A</h4><p>x</p>'],
  ['<hr><header>A</header>', 1, '<hr><header>A</header>'],
])('%s below h%i', (html, below, expected) => {
  expect(orderHeadings(html, below)).toBe(expected);
});
