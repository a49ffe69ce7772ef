import { expect, test } from 'bun:test';
import { linkEntries, linksOf } from './use-link-problems.ts';

const HTML =
  '<p><a class="x" href="/insights/a?b=1&amp;c=2">A</a> and <a href="/insights/a?b=1&amp;c=2">again</a>, ' +
  '<a href="https://other.example">out</a>, <a href="#part">down</a></p>';

test('each link to this site is listed once, resolved as a browser resolves it', () => {
  expect(linksOf(HTML)).toEqual(['/insights/a?b=1&c=2']);
  expect(linksOf(`<a href="/${'x'.repeat(3000)}">far too long</a>`)).toEqual([]);
});

test('a link with the origin of the site is listed by its path', () => {
  const html =
    '<a href="https://own.example/insights/a">A</a> <a href="https://other.example/b">B</a>';
  expect(linksOf(html, 'https://own.example')).toEqual(['/insights/a']);
});

test('each field lists its own links whose target visitors cannot open', () => {
  const texts = [
    { field: { name: 'challengeContent', label: 'Challenge' }, html: HTML },
    { field: { name: 'solutionContent', label: 'Solution' }, html: '<p>None.</p>' },
  ];
  const problems = [{ href: '/insights/a?b=1&c=2', message: 'There is nothing at this address' }];
  const [entry, ...others] = linkEntries(texts, problems);
  expect(others).toEqual([]);
  expect(entry?.text).toBe(
    'Challenge: the link to /insights/a?b=1&c=2 is shown as plain text. There is nothing at this address',
  );
  expect(entry?.field?.name).toBe('challengeContent');
  expect(linkEntries(texts, [])).toEqual([]);
});
