import { expect, test } from 'bun:test';
import * as field from '#db/contract/documents/document-fields.ts';
import { entryWords, firstWords } from './first-words.ts';
import { blankEntry, formPath, fromFormValue, toFormValue } from './form-values.ts';

const schema = field.group('Figures', {
  title: field.line('Title'),
  count: field.number('Count', { min: 2 }),
  isWide: field.toggle('Wide'),
  side: field.choice('Side', { left: 'Left', right: 'Right' }),
  picture: field.image('Picture', { optional: true }),
  words: field.list('Words', 'word', field.line('Word')),
  figures: field.list(
    'Figures',
    'figure',
    field.group('Figure', {
      value: field.line('Value'),
      notes: field.list('Notes', 'note', field.line('Note')),
    }),
  ),
});

const stored = {
  title: 'What we do',
  count: 3,
  isWide: true,
  side: 'right',
  picture: { src: '/images/a.jpg', alt: '' },
  words: ['one', ''],
  figures: [{ value: '60', notes: ['n'] }],
};

test('stored values pass through the form unchanged', () => {
  expect(fromFormValue(schema, toFormValue(schema, stored))).toEqual(stored);
});

test('a list entry of a single value becomes an object', () => {
  expect(toFormValue(schema, stored)).toMatchObject({ words: [{ value: 'one' }, { value: '' }] });
});

test('missing values and values of another type become blank', () => {
  expect(toFormValue(schema, { title: 7, words: 'no list', figures: [null] })).toEqual({
    title: '',
    count: 2,
    isWide: false,
    side: 'left',
    picture: { src: '', alt: '' },
    words: [],
    figures: [{ value: '', notes: [] }],
  });
});

test('an emptied number becomes the smallest allowed', () => {
  expect(fromFormValue(field.number('Count', { min: 2 }), null)).toBe(2);
});

test('a blank entry has all of its fields', () => {
  expect(blankEntry(field.list('Words', 'word', field.line('Word')))).toEqual({ value: '' });
  expect(blankEntry(schema.shape.figures)).toEqual({ value: '', notes: [] });
});

test('the path of an error leads to its field in the form', () => {
  expect(formPath(schema, ['words', 1])).toEqual(['words', 1, 'value']);
  expect(formPath(schema, ['figures', 0, 'notes', 2])).toEqual(['figures', 0, 'notes', 2, 'value']);
  expect(formPath(schema, ['picture', 'src'])).toEqual(['picture', 'src']);
  expect(formPath(schema, ['words'])).toEqual(['words']);
});

test('the first words are the first text that is not blank', () => {
  expect(firstWords(schema, toFormValue(schema, stored))).toBe('What we do');
  expect(firstWords(schema.shape.words, [{ value: 'The other' }, { value: 'side.' }])).toBe(
    'The other side.',
  );
  expect(firstWords(schema, toFormValue(schema, { figures: [{ value: ' 60 ' }] }))).toBe('60');
  const prose = field.richText('Text');
  expect(firstWords(prose, '<p>Some <b>words</b>.</p>')).toBe('Some words.');
  expect(firstWords(schema, {})).toBe('');
});

test('the words of a list entry are its title, not its anchor or its reference', () => {
  const service = field.group('Service', {
    anchor: field.anchor('Anchor'),
    study: field.reference('Case study', 'case-study'),
    title: field.line('Title'),
  });
  expect(entryWords(service, { anchor: 'seo', study: 'axforth', title: 'Search' })).toBe('Search');
  expect(entryWords(service, { anchor: 'seo', study: 'axforth', title: '' })).toBe('seo');
});

test('the words of a list entry of a single text are that text', () => {
  const paragraphs = field.list('Paragraphs', 'paragraph', field.longText('Paragraph'));
  const [entry] = toFormValue(paragraphs, ['Since 2025.']) as unknown[];
  expect(entryWords(paragraphs.element, entry)).toBe('Since 2025.');
  expect(entryWords(schema.shape.figures.element, { value: '60' })).toBe('60');
  expect(entryWords(paragraphs.element, blankEntry(paragraphs))).toBe('');
});
