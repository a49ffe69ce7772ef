import { expect, test } from 'bun:test';
import { findCopy, forgetCopy, keepCopy } from './local-copy.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const BASIS = { item: '2026-03-11T09:00:00.000Z', draft: null };
const blank = { title: '', slug: '' };

test('a form without a copy has none', () => {
  expect(findCopy(storage(), '/edit/1', blank)).toBeNull();
});

test.each(['{', '3', '{"values":"text"}', '{"values":{},"keptAt":"never"}'])(
  'a copy that reads %s is none',
  (text) => {
    const own = storage();
    own.setItem('unsaved:/edit/1', text);
    expect(findCopy(own, '/edit/1', blank)).toBeNull();
  },
);

test('a storage that is full or closed breaks nothing', () => {
  const closed = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('closed');
    },
  };
  keepCopy(closed, '/edit/1', { values: blank, basedOn: null });
  forgetCopy(closed, '/edit/1');
  expect(findCopy(closed, '/edit/1', blank)).toBeNull();
});

test('gives back what was kept for this form and no other', () => {
  const own = storage();
  keepCopy(own, '/edit/1', { values: { title: 'Half a tit' }, basedOn: BASIS });
  expect(findCopy(own, '/edit/1', blank)).toMatchObject({
    values: { title: 'Half a tit', slug: '' },
    basedOn: BASIS,
  });
  expect(findCopy(own, '/edit/2', blank)).toBeNull();
});

test('forgets a copy', () => {
  const own = storage();
  keepCopy(own, '/edit/1', { values: blank, basedOn: null });
  forgetCopy(own, '/edit/1');
  expect(findCopy(own, '/edit/1', blank)).toBeNull();
});
