import { expect, test } from 'bun:test';
import { heritage, heritageYears, milestones } from './about.ts';
import { awards } from './awards.ts';
import { clients } from './clients.ts';

test('the heritage rows add up to the total', () => {
  const sum = milestones.reduce((total, { added }) => total + added, 0);
  expect(`${sum}+`).toBe(heritage.specialists.value);
});

test('the years are in order', () => {
  const years = milestones.map(({ year }) => year);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

test('the years in the headline follow the date, and are never fewer than 21', () => {
  const words = ['2025-06-01', '2026-11-24', '2027-01-01', '2035-01-01'].map((day) =>
    heritageYears(new Date(day)),
  );
  expect(words).toEqual(['Twenty-one', 'Twenty-one', 'Twenty-two', 'Thirty']);
});

test('four awards and twenty different clients are shown', () => {
  expect(awards).toHaveLength(4);
  expect(new Set(clients.map(({ src }) => src)).size).toBe(20);
});

test('every client has a logo file', async () => {
  const there = await Promise.all(
    clients.map(({ src }) => Bun.file(`${import.meta.dir}/../../public${src}`).exists()),
  );
  expect(there).not.toContain(false);
});
