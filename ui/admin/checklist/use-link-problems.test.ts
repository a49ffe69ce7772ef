import { expect, test } from 'bun:test';
import { linkEntries, linksOf } from './use-link-problems.ts';

const HTML =
  '<p><a class="x" href="/insights/a?b=1&amp;c=2">A</a> and <a href="/insights/a?b=1&amp;c=2">again</a>, ' +
  '<a href="https://other.example">out</a>, <a href="#part">down</a></p>';

test('the links to this site stand in the list once, as a browser follows them', () => {
  expect(linksOf(HTML)).toEqual(['/insights/a?b=1&c=2']);
  expect(linksOf(`<a href="/${'x'.repeat(3000)}">far too long</a>`)).toEqual([]);
});

test('a link with the origin of the site is one to the path', () => {
  const html =
    '<a href="https://own.example/insights/a">A</a> <a href="https://other.example/b">B</a>';
  expect(linksOf(html, 'https://own.example')).toEqual(['/insights/a']);
});

test('each field names its own links that visitors do not get', () => {
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
