import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { COLLECTIONS } from '#db/contract/documents/collections.ts';
import { documentDifferences, withMine } from './document-differences.ts';
import { documentValuesOf } from './document-form-values.ts';
import { blankEntry } from './form-values.ts';
import { blankSection } from './sections-of-page.ts';

const facts = { isCounting: false };
const open = (type: 'home' | 'partner-list' | 'brand' | 'settings') =>
  documentValuesOf({ type, title: 'T', slug: type, content: originalOf(type, facts) });
const names = (all: { name: string }[]) => all.map(({ name }) => name);

function page() {
  const values = open('home');
  const sections = values.content.sections ?? [];
  return { values, sections };
}

test('two equal versions do not differ', () => {
  expect(documentDifferences('home', open('home'), open('home'))).toEqual([]);
  expect(documentDifferences('partner-list', open('partner-list'), open('partner-list'))).toEqual(
    [],
  );
});

test('a changed field of a section is one difference, named after the field', () => {
  const mine = page();
  const { id, values } = mine.sections[2] ?? blankSection('text');
  values.title = 'Two agencies.';
  const [difference, ...more] = documentDifferences('home', mine.values, open('home'));
  expect(more).toEqual([]);
  expect(difference).toMatchObject({
    name: `section/${id}/title`,
    label: 'Divisions: Title',
    mine: 'Two agencies.',
  });
});

test('a changed choice is shown by its label', () => {
  const [mine, theirs] = [page(), page()];
  const text = { ...blankSection('text'), id: 'a' };
  mine.sections.push({ ...text, values: { ...text.values, theme: 'dark' } });
  theirs.sections.push(text);
  expect(documentDifferences('home', mine.values, theirs.values)).toMatchObject([
    { label: 'Text: Background', mine: 'Ink', other: 'Paper' },
  ]);
});

test('changes of two people in different sections can be combined', () => {
  const [mine, theirs] = [page(), page()];
  const [own, their] = [mine.sections[2], theirs.sections[3]];
  if (!own || !their) throw new Error('The home page has too few sections');
  own.values.title = 'Mine';
  their.values.title = 'Theirs';
  const mixed = withMine('home', mine.values, theirs.values, [`section/${own.id}/title`]);
  expect(mixed.content.sections?.[2]?.values.title).toBe('Mine');
  expect(mixed.content.sections?.[3]?.values.title).toBe('Theirs');
});

test('name, address, the hiding of a section and a setting are differences, and can be combined', () => {
  const mine = page();
  const theirs = open('home');
  const [, , own] = mine.sections;
  if (!own) throw new Error('The home page has too few sections');
  Object.assign(mine.values, { title: 'Mine', slug: 'mine' });
  own.hidden = true;
  const found = names(documentDifferences('home', mine.values, theirs));
  expect(found).toEqual(['title', 'slug', `hidden/${own.id}`]);
  expect(withMine('home', mine.values, theirs, found)).toEqual(mine.values);
  expect(withMine('home', mine.values, theirs, [])).toEqual(theirs);

  const { content, ...rest } = open('brand');
  const settings = { ...rest, content: { ...content, accent: '#336699' } };
  expect(names(documentDifferences('brand', settings, open('brand')))).toEqual(['field/accent']);
  expect(withMine('brand', settings, open('brand'), ['field/accent'])).toEqual(settings);
});

test('a section that only one side has is added after its neighbour, or removed', () => {
  const mine = page();
  const added = blankSection('text');
  mine.sections.splice(2, 0, added);
  const theirs = open('home');
  expect(names(documentDifferences('home', mine.values, theirs))).toEqual([`section/${added.id}`]);
  const mixed = withMine('home', mine.values, theirs, [`section/${added.id}`]);
  expect(mixed.content.sections).toEqual(mine.sections);
  const without = withMine('home', theirs, mine.values, [`section/${added.id}`]);
  expect(without.content.sections).toEqual(theirs.content.sections);
});

test('a changed order is a difference of its own', () => {
  const mine = page();
  mine.sections.push(...mine.sections.splice(1, 1));
  const theirs = open('home');
  expect(names(documentDifferences('home', mine.values, theirs))).toEqual(['order/sections']);
  expect(withMine('home', mine.values, theirs, ['order/sections'])).toEqual(mine.values);
  expect(withMine('home', mine.values, theirs, [])).toEqual(theirs);
});

test('each changed entry of a collection is a difference of its own', () => {
  const [mine, theirs] = [open('partner-list'), open('partner-list')];
  const own = mine.content.items as Record<string, string>[];
  const their = theirs.content.items as Record<string, string>[];
  const [first, second] = own;
  if (!first || !second) throw new Error('There are too few partners');
  first.description = 'Mine';
  (their[1] as Record<string, string>).description = 'Theirs';
  own.push({ ...first, name: 'Newcomer' });
  their.splice(2, 1);
  const found = names(documentDifferences('partner-list', mine, theirs));
  expect(found).toContain(`entry/items/${first.name}`);
  expect(found).toContain('entry/items/Newcomer');
  expect(found).toHaveLength(4);
  const mixed = withMine('partner-list', mine, theirs, [
    `entry/items/${first.name}`,
    'entry/items/Newcomer',
  ]);
  const items = mixed.content.items as Record<string, string>[];
  expect(items[0]?.description).toBe('Mine');
  expect(items[1]?.description).toBe('Theirs');
  expect(items).toHaveLength(their.length + 1);
  expect(items.at(-1)?.name).toBe('Newcomer');
});

test('a list of lines is one difference, and is taken as a whole', () => {
  const [mine, theirs] = [open('settings'), open('settings')];
  mine.content.address = [{ value: 'First Street 1' }, { value: 'Berlin' }];
  theirs.content.address = [{ value: 'First Street 1' }, { value: 'Hall' }, { value: 'Leeds' }];
  expect(documentDifferences('settings', mine, theirs)).toEqual([
    {
      name: 'field/address',
      label: 'Address',
      mine: 'First Street 1\nBerlin',
      other: 'First Street 1\nHall\nLeeds',
    },
  ]);
  const mixed = withMine('settings', mine, theirs, ['field/address']);
  expect(mixed.content.address).toEqual(mine.content.address);
});

test('entries without words are named as such', () => {
  const [mine, theirs] = [open('partner-list'), open('partner-list')];
  const items = mine.content.items as object[];
  const blank = blankEntry(COLLECTIONS['partner-list'].shape.items);
  items.push(blank, { ...blank });
  const labels = documentDifferences('partner-list', mine, theirs).map(({ label }) => label);
  expect(labels).toEqual(['Partners: Empty', 'Partners: Empty (2)']);
});
