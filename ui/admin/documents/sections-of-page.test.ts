import { expect, test } from 'bun:test';
import { SECTION_TYPES } from '#db/contract/documents/section-types.ts';
import { section } from '#db/contract/documents/sections.ts';
import {
  addableSections,
  blankSection,
  copyOfSection,
  firstPlace,
  mayRepeat,
  reasonNotRemovable,
} from './sections-of-page.ts';

const RULES = {
  head: 'page-head',
  required: ['showreel'],
  own: ['people-roll'],
} as const;
const types = (...names: string[]) => names.map((type) => ({ type }));

test('general sections and missing sections of the page may be added', () => {
  const offered = addableSections(RULES, types('page-head', 'showreel')).map(({ type }) => type);
  expect(offered[0]).toBe('people-roll');
  expect(offered).toContain('figures');
  expect(offered).not.toContain('showreel');
  expect(offered).not.toContain('home-hero');
  expect(addableSections(RULES, types('page-head', 'people-roll'))[0]?.type).toBe('showreel');
});

test('a section that a page may have once can neither be added nor duplicated a second time', () => {
  const offered = (...names: string[]) =>
    addableSections(RULES, types('page-head', ...names)).map(({ type }) => type);
  expect(offered()).toContain('form');
  expect(offered('form')).not.toContain('form');
  expect(mayRepeat('form')).toBe(false);
});

test('the head and required sections cannot be removed, with a reason', () => {
  const kept = (...names: string[]) => {
    const all = types(...names).map((each) => ({ ...each, hidden: false }));
    return all.map((_, index) => reasonNotRemovable(RULES, all, index));
  };
  const mustHave = 'This page must have this section';
  expect(kept('page-head', 'showreel', 'people-roll', 'of-tomorrow')).toEqual([
    'The page must begin with this section',
    mustHave,
    null,
    null,
  ]);
  expect(kept('showreel', 'showreel')).toEqual([null, null]);
  const oneHidden = [
    { type: 'showreel', hidden: true },
    { type: 'showreel', hidden: false },
  ];
  expect(oneHidden.map((_, index) => reasonNotRemovable(RULES, oneHidden, index))).toEqual([
    null,
    mustHave,
  ]);
});

test('nothing moves above the head', () => {
  expect(firstPlace(RULES, types('page-head', 'text'))).toBe(1);
  expect(firstPlace(RULES, types('text'))).toBe(0);
});

test('only general sections can be duplicated', () => {
  expect(mayRepeat('text')).toBe(true);
  expect(mayRepeat('showreel')).toBe(false);
  expect(mayRepeat('of-tomorrow')).toBe(false);
});

test.each(Object.keys(SECTION_TYPES))('a blank %s can be stored', (type) => {
  const blank = blankSection(type);
  expect(section.safeParse(blank).success).toBe(true);
  expect(blank).toMatchObject({ type, hidden: false });
});

test('a copy has the same values and another id', () => {
  const first = blankSection('text');
  const { id, ...copy } = copyOfSection(first);
  expect({ id: first.id, ...copy }).toEqual(first);
  expect(id).not.toBe(first.id);
  expect(() => blankSection('of-tomorrow')).toThrow('of-tomorrow');
});
