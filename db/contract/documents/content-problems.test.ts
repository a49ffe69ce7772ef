import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { contentProblems } from './content-problems.ts';

const original = <Type extends Parameters<typeof originalOf>[0]>(type: Type) =>
  originalOf(type, { isCounting: false });

test('an announcement that ends before it starts may not be published', () => {
  const of = (start: string, end: string) =>
    contentProblems('announcement', { ...original('announcement'), text: 'Sale', start, end });
  const [noon, later] = ['2026-12-01T12:00:00.000Z', '2026-12-02T12:00:00.000Z'];
  expect(of(noon, later)).toEqual([]);
  expect(of('', noon)).toEqual([]);
  expect(of(later, noon)).toEqual([{ path: 'content.end', message: 'Must be after ‘Shown from’' }]);
});

test('of two entries with the same name, the second is reported', () => {
  const { items, ...rest } = original('award-list');
  const paths = contentProblems('award-list', { ...rest, items: [items[0], items[0]] });
  expect(paths.map(({ path }) => path)).toEqual(['content.items.1.label']);
});
