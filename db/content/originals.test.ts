import { expect, test } from 'bun:test';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import { parseContent } from '#db/contract/documents/read-content.ts';
import { SEARCH_DESCRIPTION_CHARS } from '#db/limits.ts';
import { type OriginalType, originalOf } from './originals.ts';
import { partnerFilters, partners } from './partners.ts';

const types = Object.keys(DOCUMENT_TYPES).filter((type) => type !== 'page') as OriginalType[];

for (const type of types)
  test(`saving does not change the original of ${type}`, () => {
    const original = originalOf(type, { isCounting: true });
    expect(parseContent(type, structuredClone(original)) as unknown).toEqual(original);
  });

test('the originals contain the given company, escaped in rich text', () => {
  const company = {
    ...{ name: 'A <b>&</b> B', platform: '{name}', description: 'D', email: 'a@b.example' },
    ...{ phone: { label: '1', href: 'tel:1' }, legalName: 'L', address: ['L', 'Quay'] },
  };
  const home = originalOf('home', { isCounting: false, company });
  expect(home.meta.title).toBe('{name} Agency & Full-service D2C & B2B eCommerce | A <b>&</b> B');
  const notice = JSON.stringify(originalOf('privacy-policy', { isCounting: false, company }));
  expect(notice).toContain('Within A &lt;b&gt;&amp;&lt;/b&gt; B, your data');
  expect(notice).toContain('<br>L<br>Quay<br><a href=');
});

test('the originals are complete with the default company', () => {
  const all = JSON.stringify(types.map((type) => originalOf(type, { isCounting: true })));
  expect(new Set(all.match(/\{\w+\}/g))).toEqual(new Set(['{count}']));
  expect(all).toContain('Shopify Agency & Full-service D2C & B2B eCommerce | Verso');
  expect(all).toContain('Your Call with Verso is Booked!');
});

test('the descriptions of the original pages fit into a search result', () => {
  const described = types.flatMap((type) => {
    const original = originalOf(type, { isCounting: true });
    return 'meta' in original ? [{ type, length: original.meta.description.length }] : [];
  });
  expect(described.length).toBeGreaterThan(10);
  expect(described.filter(({ length }) => length > SEARCH_DESCRIPTION_CHARS)).toEqual([]);
});

test('the partner categories equal the filters of the contract, in order', () => {
  expect(['All', ...new Set(partners.map(({ category }) => category))]).toEqual([
    ...partnerFilters,
  ]);
});
