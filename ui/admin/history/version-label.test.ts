import { expect, test } from 'bun:test';
import { versionLabel } from './version-label.ts';

const saved = { cause: 'saved', status: 'published', changed: [] as string[] } as const;

test('a field without a form label has its own name', () => {
  expect(versionLabel('post', { ...saved, changed: ['mystery'] })).toBe('mystery changed');
});

test('a save without changes has its own label', () => {
  expect(versionLabel('post', saved)).toBe('Saved without changes');
});

test('fields have the labels of their form, without duplicates', () => {
  const changed = ['title', 'mediaImages', 'mediaAlts'];
  expect(versionLabel('case-study', { ...saved, changed })).toBe(
    'Client Name and Media Gallery changed',
  );
});

test('a long list of fields ends with a count, of at least two', () => {
  const four = ['title', 'slug', 'excerpt', 'content'];
  expect(versionLabel('post', { ...saved, changed: four })).toBe(
    'Title, Slug, Excerpt and Content changed',
  );
  expect(versionLabel('post', { ...saved, changed: [...four, 'image'] })).toBe(
    'Title, Slug, Excerpt and 2 more changed',
  );
});

test('publishing and unpublishing are named', () => {
  const changed = ['status', 'title'];
  expect(versionLabel('post', { ...saved, changed: ['status'] })).toBe('Published');
  expect(versionLabel('post', { ...saved, status: 'draft', changed })).toBe(
    'Unpublished; Title changed',
  );
});

test('discarded drafts and restored versions are named', () => {
  expect(versionLabel('post', { ...saved, cause: 'draft', changed: ['content'] })).toBe(
    'Draft discarded: Content',
  );
  expect(versionLabel('post', { ...saved, cause: 'restored', changed: ['title'] })).toBe(
    'Restored: Title',
  );
  expect(versionLabel('post', { ...saved, cause: 'created', changed: ['title'] })).toBe('Created');
});

test('a version that a machine wrote names its API token', () => {
  const created = { ...saved, cause: 'created', status: 'draft' } as const;
  expect(versionLabel('post', { ...created, writtenBy: 'Assistant' })).toBe(
    'Created by the API token \u2068Assistant\u2069',
  );
  expect(versionLabel('post', { ...created, writtenBy: null })).toBe('Created');
  const discarded = { ...saved, cause: 'draft', writtenBy: 'Assistant' } as const;
  expect(versionLabel('post', { ...discarded, changed: ['content'] })).toBe(
    'Draft by the API token \u2068Assistant\u2069 discarded: Content',
  );
});
