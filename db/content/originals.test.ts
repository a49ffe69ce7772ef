import { expect, test } from 'bun:test';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import { parseContent } from '#db/contract/documents/read-content.ts';
import { SEARCH_DESCRIPTION_CHARS } from '#db/limits.ts';
import { type OriginalType, originalOf } from './originals.ts';
import { partnerFilters, partners } from './partners.ts';

const types = Object.keys(DOCUMENT_TYPES).filter((type) => type !== 'page') as OriginalType[];

for (const type of types)
  test(`the original of ${type} is stored unchanged by a save`, () => {
    const original = originalOf(type, { isCounting: true });
    expect(parseContent(type, structuredClone(original)) as unknown).toEqual(original);
  });

test('the descriptions of the original pages fit into a search result', () => {
  const described = types.flatMap((type) => {
    const original = originalOf(type, { isCounting: true });
    return 'meta' in original ? [{ type, length: original.meta.description.length }] : [];
  });
  expect(described.length).toBeGreaterThan(10);
  expect(described.filter(({ length }) => length > SEARCH_DESCRIPTION_CHARS)).toEqual([]);
});

test('the categories of the partners, in their order, are the filters of the contract', () => {
  expect(['All', ...new Set(partners.map(({ category }) => category))]).toEqual([
    ...partnerFilters,
  ]);
});
