import { expect, test } from 'bun:test';
import { demoContent } from '#db/seed/content.ts';
import { people } from './people.ts';

test('everybody who signs an article of the demonstration is on the roll, once', () => {
  const names = people.map(({ name }) => name);
  const authors = demoContent().posts.flatMap(({ author }) => author ?? []);
  expect([...new Set(authors)].filter((author) => !names.includes(author))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('the roll stands in the order of last names', () => {
  const lastNames = people.map(({ name }) => name.slice(name.indexOf(' ') + 1));
  expect(lastNames).toEqual(lastNames.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
});
