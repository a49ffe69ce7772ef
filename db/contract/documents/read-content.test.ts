import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { parseContent, readContent } from './read-content.ts';

const about = () => structuredClone(originalOf('about', { isCounting: false }));
const partners = () => structuredClone(originalOf('partner-list', { isCounting: false }));

test('a section of an unknown type is kept in its place', () => {
  const stored = about();
  const newer = { id: 'x', type: 'hologram', hidden: false, values: { depth: [1, { z: 2 }] } };
  stored.sections.splice(2, 0, newer);
  expect(parseContent('about', stored).sections[2]).toEqual(newer);
  expect(readContent('about', stored, about())).toEqual({
    content: parseContent('about', stored),
    notes: [],
  });
});

test('an invalid value is replaced by that of the original, and reported', () => {
  const stored = about();
  const at = stored.sections.findIndex(({ type }) => type === 'award-wall');
  (stored.sections[at] as { values: object }).values = { title: 7 };
  const { content, notes } = readContent('about', stored, about());
  expect(content?.sections).toEqual(about().sections);
  expect(notes).toEqual([{ path: `sections.${at}.values.title`, message: 'Must be text' }]);
});

test('an invalid entry is left out, and the others stay', () => {
  const stored = partners();
  const [first] = stored.items;
  const items = [{ ...first, brandColour: 'red' }, ...stored.items.slice(1)];
  const { content, notes } = readContent('partner-list', { v: 1, items }, partners());
  expect(content?.items).toEqual(stored.items.slice(1));
  expect(notes[0]?.path).toBe('items.0.brandColour');
});

test('a page gets its required sections, its head first, and none of another page', () => {
  const stored = about();
  const sections = stored.sections
    .filter(({ type }) => type !== 'award-wall')
    .reverse()
    .concat([{ id: 'y', type: 'showcase', hidden: false, values: {} }])
    .map((each) => ({ ...each, hidden: true }));
  expect(() => parseContent('about', { ...stored, sections })).toThrow();
  const { content } = readContent('about', { ...stored, sections }, about());
  const types = content?.sections.map(({ type }) => type);
  expect(types?.[0]).toBe('page-head');
  expect(types).toContain('award-wall');
  expect(types).not.toContain('showcase');
  expect(content?.sections.filter(({ hidden }) => hidden).map(({ type }) => type)).toEqual([
    'call-to-action',
    'people-roll',
  ]);
  expect(parseContent('about', content)).toEqual(content as never);
});

test('of two galleries on a page that requires one, either may be hidden, but not both', () => {
  const stored = about();
  const gallery = stored.sections.find(({ type }) => type === 'photo-gallery');
  if (!gallery) throw new Error('No gallery');
  const withHidden = (own: boolean, other: boolean) => {
    const sections = stored.sections.map((each) =>
      each === gallery ? { ...each, hidden: own } : each,
    );
    return { ...stored, sections: [...sections, { ...gallery, id: 'other', hidden: other }] };
  };
  const hiddenOf = (content: ReturnType<typeof about> | null) =>
    content?.sections.flatMap((each) => (each.type === 'photo-gallery' ? each.hidden : []));
  for (const [own, other] of [
    [true, false],
    [false, true],
  ] as const) {
    const content = withHidden(own, other);
    expect(hiddenOf(parseContent('about', content) as never)).toEqual([own, other]);
    expect(hiddenOf(readContent('about', content, about()).content)).toEqual([own, other]);
  }
  expect(() => parseContent('about', withHidden(true, true))).toThrow('must show');
  const { content } = readContent('about', withHidden(true, true), about());
  expect(hiddenOf(content)).toEqual([false, true]);
});

test('the original is shown in place of unreadable stored content', () => {
  const hostile = [
    null,
    7,
    'x',
    [],
    {},
    { v: 1 },
    { v: 99, sections: 'x' },
    { v: 1, sections: [1] },
  ];
  for (const stored of hostile) {
    expect(readContent('about', stored, about()).content?.sections.length).toBeGreaterThan(0);
    const settings = originalOf('settings', { isCounting: false });
    expect(readContent('settings', stored, settings).content as unknown).toEqual(settings);
    expect(readContent('page', stored, null).content).toBeNull();
  }
});

test('a save is rejected with the path of each problem', () => {
  const stored = about();
  stored.sections[0] = { id: 'page-head', type: 'page-head', hidden: true, values: { title: '' } };
  const { issues } = (() => {
    try {
      parseContent('about', stored);
      throw new Error('was not refused');
    } catch (error) {
      return error as { issues: { path: PropertyKey[]; message: string }[] };
    }
  })();
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['sections.0.values.title', 'Required'],
    ['sections.0.values.setting', expect.any(String)],
    ['sections.0', 'The page must show ‘Head’'],
  ]);
});
