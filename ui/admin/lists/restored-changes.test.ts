// Sentences about the changes to items that were restored from the trash.
import { expect, test } from 'bun:test';
import { describeChanges } from './restored-changes.ts';

const same = { kind: 'post', id: 1, title: 'Returns', slug: 'returns' } as const;
const unchanged = { ...same, slugChanged: false, becameDraft: false };
const moved = { ...same, slug: 'returns-2', slugChanged: true, becameDraft: false };

test('an item restored unchanged has no sentence', () => {
  expect(describeChanges([])).toBeUndefined();
  expect(describeChanges([unchanged])).toBeUndefined();
});

test('a changed address or status is reported, among several items with the title', () => {
  const taken = 'Its address was taken, so it is now "returns-2"';
  expect(describeChanges([moved])).toBe(taken);
  expect(describeChanges([{ ...moved, becameDraft: true }])).toBe(
    `Its publish date has passed, so it is now a draft. ${taken}`,
  );
  expect(describeChanges([unchanged, moved])).toBe(`“Returns”: ${taken}`);
});
