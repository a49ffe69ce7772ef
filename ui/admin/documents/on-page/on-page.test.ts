// The match between the fields of a form and the previewed page.
import { expect, test } from 'bun:test';
import * as fields from '#db/contract/documents/document-fields.ts';
import { toFormValue } from '../form-values.ts';
import { matchTexts } from './match-texts.ts';
import { formPathOf, placeOfPath, WHOLE_PAGE } from './page-parts.ts';
import { retext } from './retext.ts';
import { shownFields } from './shown-fields.ts';

const schema = fields.group('Section', {
  title: fields.line('Title'),
  html: fields.richText('Text'),
  theme: fields.choice('Background', { paper: 'Paper', dark: 'Ink' }),
  image: fields.image('Picture', { optional: true }),
  words: fields.list('Words', 'word', fields.line('Word')),
  figures: fields.list(
    'Figures',
    'figure',
    fields.group('Figure', { value: fields.line('Number'), text: fields.longText('Text') }),
  ),
});
const shown = (values: object) => shownFields(schema, toFormValue(schema, values), 's');
const paths = (texts: string[], values: object) =>
  matchTexts(texts, shown(values)).map((match) => match && `${match.path.slice(2)} ${match.how}`);

test('texts and pictures count as shown on the page, choices do not', () => {
  expect(
    shown({
      title: 'Growth is made *on the other side:*',
      html: '<p>One &amp; two</p><ul><li>three</li></ul>',
      image: { src: '/images/a.jpg', alt: 'A' },
      words: ['w'],
    }),
  ).toEqual([
    { path: 's.title', texts: ['Growth is made on the other side:'] },
    { path: 's.html', texts: ['One & two', 'three'] },
    { path: 's.image.src', texts: [], picture: '/images/a.jpg', alt: 'A' },
    { path: 's.image.alt', texts: ['A'] },
    { path: 's.words.0.value', texts: ['w'] },
  ]);
});

test('a text of the page is matched to the field that contains it', () => {
  expect(paths(['What we do', 'Elsewhere'], { title: 'What we do' })).toEqual([
    'title whole',
    null,
  ]);
});

test('equal texts are matched to their fields in order, and from the start again when the page has more of them', () => {
  const figures = [
    { value: '40', text: 'a day' },
    { value: '40', text: 'a week' },
  ];
  expect(paths(['40', 'a day', '40', 'a week', '40'], { figures })).toEqual([
    'figures.0.value whole',
    'figures.0.text whole',
    'figures.1.value whole',
    'figures.1.text whole',
    'figures.0.value whole',
  ]);
});

test('pieces of a text are matched to one field', () => {
  expect(
    paths(['One agency.', 'Three divisions.'], { title: 'One agency. Three divisions.' }),
  ).toEqual(['title piece', 'title piece']);
  expect(paths(['a', 'to be'], { title: 'a rose is to be seen' })).toEqual([
    'title piece',
    'title piece',
  ]);
});

test('a piece that several fields contain is matched to the next one in the order of the page', () => {
  const figures = [
    { value: '1', text: 'orders in a day' },
    { value: '2', text: 'orders in a week' },
  ];
  expect(paths(['1', 'orders in', '2', 'orders in'], { figures })).toEqual([
    'figures.0.value whole',
    'figures.0.text piece',
    'figures.1.value whole',
    'figures.1.text piece',
  ]);
});

test('a text that contains a field among other words is matched to it', () => {
  expect(paths(['All 27 partners of ours'], { words: ['27 partners'] })).toEqual([
    'words.0.value around',
  ]);
  expect(paths(['A1'], { words: ['1'] })).toEqual([null]);
});

test.each([
  ['in the middle', ['One agency.'], 'One agency.', 'One big agency.', ['One big agency.']],
  [
    'at the end of a piece',
    ['One ', 'two', ' three'],
    'One two three',
    'One twos three',
    ['One ', 'twos', ' three'],
  ],
  ['at the end', ['One ', 'two'], 'One two', 'One two!', ['One ', 'two!']],
  ['at the start', [' One', 'two '], 'One two', 'A One two', [' A One', 'two ']],
  ['behind a space', ['One', 'two'], 'One two', 'One b two', ['One', 'b two']],
  ['over two pieces', ['One ', 'two', ' three'], 'One two three', 'One!ee', ['One! ', '', ' ee']],
  ['emptied', ['One ', 'two'], 'One two', '', ['', '']],
])('typed %s', (_, nodes, before, after, expected) => {
  expect(retext(nodes, before, after)).toEqual(expected);
});

test('nodes with another text are left unchanged', () => {
  expect(retext(['One', 'three'], 'One two', 'One two!')).toBeNull();
});

test('a path of the form converts to a place on the page and back', () => {
  const sections = [{ id: 'a' }, { id: 'b' }];
  const place = { part: 'b', path: 'values.title' };
  expect(formPathOf(place, sections)).toBe('content.sections.1.values.title');
  expect(placeOfPath('content.sections.1.values.title', sections)).toEqual(place);
  expect(formPathOf({ ...place, part: 'gone' }, sections)).toBeNull();
  expect(placeOfPath('content.sections.7.values.title', sections)).toBeNull();
  expect(placeOfPath('content.meta.title', sections)).toBeNull();
  expect(placeOfPath('title', undefined)).toBeNull();
  const whole = { part: WHOLE_PAGE, path: 'items.3.name' };
  expect(formPathOf(whole, [])).toBe('content.items.3.name');
  expect(placeOfPath('content.items.3.name', undefined)).toEqual(whole);
});
