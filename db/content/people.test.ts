import { expect, test } from 'bun:test';
import { demoContent } from '#db/seed/content.ts';
import { people } from './people.ts';
import { topics } from './topics.ts';

test('every author of a demonstration article is listed once', () => {
  const names = people.map(({ name }) => name);
  const authors = demoContent().posts.flatMap(({ author }) => author ?? []);
  expect([...new Set(authors)].filter((author) => !names.includes(author))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('people are sorted by last name', () => {
  const lastNames = people.map(({ name }) => name.slice(name.indexOf(' ') + 1));
  expect(lastNames).toEqual(lastNames.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
});

test('every category of the demonstration has a topic, in alphabetical order', () => {
  const names = topics.map(({ name }) => name);
  const used = new Set(demoContent().posts.flatMap(({ categories }) => categories ?? []));
  expect([...used].filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
});
