// Two versions of a page and of a collection, compared as they are read: texts word by word, formatted texts and pictures as such.
import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import { compareDocuments } from './compare-documents.ts';

const facts = { isCounting: false };
const version = (type: string, content: object) =>
  ({ type, title: type, slug: type, content }) as never;

test('a formatted text and a picture of a collection are compared as such, other fields by their words', () => {
  const list = originalOf('office-list', facts);
  const [first, ...others] = list.items;
  const changed = {
    ...list,
    items: [
      { ...first, country: 'Wales', image: { src: '/images/a.jpg', alt: 'A pier' } },
      ...others,
    ],
  };
  expect(compareDocuments(version('office-list', list), version('office-list', changed))).toEqual([
    {
      type: 'text',
      label: `Offices: ${first?.city}: Country`,
      before: first?.country ?? '',
      after: 'Wales',
    },
    {
      type: 'rows',
      label: `Offices: ${first?.city}: Picture`,
      isImages: true,
      before: [{ src: first?.image.src ?? '', text: first?.image.alt ?? '' }],
      after: [{ src: '/images/a.jpg', text: 'A pier' }],
    },
  ]);
  const question = (answer: string) => ({ v: 1, items: [{ question: 'Why?', answer, topic: '' }] });
  const [was, is] = [question('<p>So.</p>'), question('<p>So <em>there</em>.</p>')];
  expect(compareDocuments(version('question-list', was), version('question-list', is))).toEqual([
    {
      type: 'html',
      label: 'Questions: Why?: Answer',
      before: '<p>So.</p>',
      after: '<p>So <em>there</em>.</p>',
    },
  ]);
});

test('an entry that is added and one that goes are shown field by field', () => {
  const award = (label: string) => ({ title: `Best ${label}`, year: 2026, label });
  const [was, is] = [award('One'), award('Two')].map((item) => ({ v: 1, items: [item] }));
  const found = compareDocuments(
    version('award-list', was as object),
    version('award-list', is as object),
  );
  expect(found.map(({ before, after }) => [before, after])).toContainEqual(['One', '']);
  expect(found.map(({ before, after }) => [before, after])).toContainEqual(['', 'Two']);
});

test('two sections of one kind have labels of their own, and the first version shows all it says', () => {
  const page = newPage('A page');
  const text = (id: string, html: string) => ({
    ...{ id, type: 'text', hidden: false, values: { title: '', html, theme: 'paper' } },
  });
  const content = {
    ...page,
    sections: [...page.sections, text('a', '<p>1</p>'), text('b', '<p>2</p>')],
  };
  const shown = compareDocuments(null, version('page', content));
  const labels = shown.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  const texts = shown.filter(({ type }) => type === 'html');
  expect(texts.map(({ before, after }) => [before, after])).toEqual([
    ['<p>1</p>', '<p>1</p>'],
    ['<p>2</p>', '<p>2</p>'],
  ]);
});
