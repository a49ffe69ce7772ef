import { expect, test } from 'bun:test';
import { versionWords } from './version-labels.ts';

const saved = { cause: 'saved', status: 'published', changed: [] as string[] } as const;

test('a field that no form shows is told by its own name', () => {
  expect(versionWords('post', { ...saved, changed: ['mystery'] })).toBe('mystery changed');
});

test('a save that changed nothing says so', () => {
  expect(versionWords('post', saved)).toBe('Saved, nothing changed');
});

test('fields have the names of their form, and two parts of one field are told once', () => {
  const changed = ['title', 'mediaImages', 'mediaAlts'];
  expect(versionWords('case-study', { ...saved, changed })).toBe(
    'Client Name and Media Gallery changed',
  );
});

test('many fields are counted, and never only one of them', () => {
  const four = ['title', 'slug', 'excerpt', 'content'];
  expect(versionWords('post', { ...saved, changed: four })).toBe(
    'Title, Slug, Excerpt and Content changed',
  );
  expect(versionWords('post', { ...saved, changed: [...four, 'image'] })).toBe(
    'Title, Slug, Excerpt and 2 more changed',
  );
});

test('publishing and taking off are told as such', () => {
  const changed = ['status', 'title'];
  expect(versionWords('post', { ...saved, changed: ['status'] })).toBe('Published');
  expect(versionWords('post', { ...saved, status: 'draft', changed })).toBe(
    'Taken off the site; Title changed',
  );
});

test('what was set aside or restored says so', () => {
  expect(versionWords('post', { ...saved, cause: 'draft', changed: ['content'] })).toBe(
    'Set aside: Content',
  );
  expect(versionWords('post', { ...saved, cause: 'restored', changed: ['title'] })).toBe(
    'Restored: Title',
  );
  expect(versionWords('post', { ...saved, cause: 'created', changed: ['title'] })).toBe('Created');
});
