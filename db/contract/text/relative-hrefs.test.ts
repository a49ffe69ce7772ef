// Absolute links to the site itself become paths; other links do not change.
import { expect, test } from 'bun:test';
import { toRelativeHref, withRelativeHrefs } from './relative-hrefs.ts';

const ORIGIN = 'https://verso.example';

test.each([
  ['https://verso.example/insights/a?b=1#c', '/insights/a?b=1#c'],
  ['HTTP://Verso.Example/insights/a', '/insights/a'],
  ['https://verso.example/', '/'],
  ...[
    'https://verso.example',
    'https://verso.example//other.example',
    'https://verso.example/\\other.example',
    'https://verso.example/\t/other.example',
    'https://verso.example@other.example/a',
    'https://verso.example.other/a',
    'https://verso.example:8443/a',
    'mailto:a@verso.example',
    '/insights/a',
  ].map((href) => [href, href]),
] as [string, string][])('the address %s becomes %s', (href, expected) => {
  expect(toRelativeHref(href, ORIGIN)).toBe(expected);
  expect(toRelativeHref(href, null)).toBe(href);
});

test('links of texts, buttons and entries are rewritten, their texts are not', () => {
  const content = (start: string) => ({
    way: { label: 'https://verso.example/a', href: `${start}/a` },
    list: [null, 1, `<p><a class="x" href="${start}/b">https://verso.example/b</a></p>`],
  });
  expect(withRelativeHrefs(content(ORIGIN), ORIGIN)).toEqual(content(''));
});
