import { expect, test } from 'bun:test';
import { dropEqualCopies, findCopies, forgetCopy, keepCopy } from './local-copy.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const BASIS = { item: '2026-03-11T09:00:00.000Z', draft: null };
const blank = { title: '', slug: '' };

test('a form starts without a copy', () => {
  expect(findCopies(storage(), '/edit/1', blank)).toEqual([]);
});

test.each(['{', '3', '{"values":"text"}', '{"values":{},"keptAt":"never"}'])(
  'a copy that reads %s is none',
  (text) => {
    const own = storage();
    own.setItem('unsaved:/edit/1#a', text);
    expect(findCopies(own, '/edit/1', blank)).toEqual([]);
  },
);

const titles = (own: Storage, form: string) =>
  findCopies(own, form, blank).map(({ values }) => values.title);

test('a copy is found for its own form only', () => {
  const own = storage();
  keepCopy(own, '/edit/1', 'a', { values: { title: 'Half a tit' }, basedOn: BASIS });
  expect(findCopies(own, '/edit/1', blank)).toMatchObject([
    { values: { title: 'Half a tit', slug: '' }, basedOn: BASIS },
  ]);
  expect(titles(own, '/edit/10')).toEqual([]);
  expect(titles(own, '/edit/2')).toEqual([]);
});

test('two visits to one form have a copy each, the newest first', () => {
  const own = storage();
  const at = (keptAt: string, title: string) => JSON.stringify({ keptAt, values: { title } });
  own.setItem('unsaved:/edit/1#a', at('2026-03-11T09:00:00.000Z', 'older'));
  own.setItem('unsaved:/edit/1#b', at('2026-03-11T09:05:00.000Z', 'newer'));
  expect(titles(own, '/edit/1')).toEqual(['newer', 'older']);
});

test('a visit that stores again replaces its own copy', () => {
  const own = storage();
  keepCopy(own, '/edit/1', 'a', { values: { title: 'Ha' }, basedOn: null });
  keepCopy(own, '/edit/1', 'b', { values: { title: 'Other' }, basedOn: null });
  keepCopy(own, '/edit/1', 'a', { values: { title: 'Half' }, basedOn: null });
  expect(titles(own, '/edit/1').sort()).toEqual(['Half', 'Other']);
});

test('deleting a copy keeps the others', () => {
  const own = storage();
  const { key } = keepCopy(own, '/edit/1', 'a', { values: { title: 'One' }, basedOn: null });
  keepCopy(own, '/edit/1', 'b', { values: { title: 'Two' }, basedOn: null });
  forgetCopy(own, key);
  expect(titles(own, '/edit/1')).toEqual(['Two']);
});

test('a copy equal to the form is deleted, and others stay', () => {
  const own = storage();
  keepCopy(own, '/edit/1', 'a', { values: { slug: 'one', title: 'One' }, basedOn: null });
  keepCopy(own, '/edit/1', 'b', { values: { title: 'Two' }, basedOn: null });
  const shown = { title: 'One', slug: 'one' };
  const left = dropEqualCopies(own, findCopies(own, '/edit/1', blank), shown);
  expect(left.map(({ values }) => values.title)).toEqual(['Two']);
  expect(titles(own, '/edit/1')).toEqual(['Two']);
});
