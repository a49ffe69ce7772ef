// The columns and the scale of the analytics chart.
import { expect, test } from 'bun:test';
import { daysOf } from '#db/contract/analytics.ts';
import { chartColumns, scaleOf } from './chart-columns.ts';

const of = (range: '30d' | '12m') =>
  daysOf(range, '2026-11-24').map((day) => ({ day, visitors: 1, views: 2 }));

test('a month has a column for each day', () => {
  expect(chartColumns(of('30d'))).toEqual(of('30d'));
});

test('a year has a column for each seven days and loses no count', () => {
  const columns = chartColumns(of('12m'));
  expect(columns).toHaveLength(53);
  expect(columns.at(-1)).toEqual({ day: '2026-11-18', visitors: 7, views: 14 });
  expect(columns.reduce((sum, { views }) => sum + views, 0)).toBe(730);
});

test('the scale ends with a round even number', () => {
  expect([0, 1, 2, 3, 7, 10, 11, 41, 99, 100, 3100].map(scaleOf)).toEqual([
    2, 2, 2, 4, 8, 10, 16, 50, 100, 100, 4000,
  ]);
});
