import { expect, test } from 'bun:test';
import * as icons from 'simple-icons';
import { partnerFilters, partners } from './partners.ts';

test('17 filters, All first; 27 partners', () => {
  expect(partnerFilters).toHaveLength(17);
  expect(partnerFilters[0]).toBe('All');
  expect(partners).toHaveLength(27);
});

test('every category has a partner, and every partner a unique name', () => {
  const used = new Set<string>(partners.map(({ category }) => category));
  expect(partnerFilters.filter((filter) => filter !== 'All' && !used.has(filter))).toEqual([]);
  expect(new Set(partners.map(({ name }) => name)).size).toBe(partners.length);
});

test('partners are sorted in the order of the filters', () => {
  const places = partners.map(({ category }) =>
    (partnerFilters as readonly string[]).indexOf(category),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('every logo and its colour come from simple-icons', () => {
  const known = new Map(Object.values(icons).map((icon) => [icon.title, icon]));
  for (const partner of partners) {
    expect(partner.brandColour).toMatch(/^#[0-9a-f]{6}$/);
    if (!partner.isImage) continue;
    const icon = known.get(partner.name);
    expect([partner.name, partner.logo.path]).toEqual([partner.name, icon?.path ?? '']);
    expect(partner.brandColour).toBe(`#${icon?.hex.toLowerCase()}`);
  }
});
