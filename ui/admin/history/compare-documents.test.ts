// Two versions of a page and of a collection: texts compared word by word, formatted texts and pictures as such.
import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import { compareDocuments } from './compare-documents.ts';
import { compareItems } from './compare-items.ts';

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

test('added and removed entries are shown field by field', () => {
  const award = (label: string) => ({ title: `Best ${label}`, year: 2026, label });
  const [was, is] = [award('One'), award('Two')].map((item) => ({ v: 1, items: [item] }));
  const found = compareDocuments(
    version('award-list', was as object),
    version('award-list', is as object),
  );
  expect(found.map(({ before, after }) => [before, after])).toContainEqual(['One', '']);
  expect(found.map(({ before, after }) => [before, after])).toContainEqual(['', 'Two']);
});

test('two sections of the same type have different labels, and the first version shows all its content', () => {
  const page = newPage('A page');
  const text = (id: string, html: string) => ({
    ...{ id, type: 'text', hidden: false, values: { title: '', html, theme: 'paper' } },
  });
  const content = {
    ...page,
    sections: [...page.sections, text('a', '<p>1</p>'), text('b', '<p>2</p>')],
  };
  const shown = compareItems('document', null, version('page', content));
  const labels = shown.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  const texts = shown.filter(({ type }) => type === 'html');
  expect(texts.map(({ before, after }) => [before, after])).toEqual([
    ['<p>1</p>', '<p>1</p>'],
    ['<p>2</p>', '<p>2</p>'],
  ]);
});

const pageWith = (type: string, values: object) => {
  const page = newPage('A page');
  const section = { id: 'a', type, hidden: false, values };
  return version('page', { ...page, sections: [...page.sections, section] });
};

test('the pictures of a gallery are compared as pictures', () => {
  const [desk, chairs] = [
    { src: '/images/about-desk.jpg', alt: 'A desk' },
    { src: '/images/about-chairs.jpg', alt: 'Chairs' },
  ];
  const gallery = (...images: object[]) =>
    pageWith('photo-gallery', { label: 'Room', images, shape: 'row' });
  expect(compareDocuments(gallery(desk), gallery(desk, chairs))).toEqual([
    {
      type: 'rows',
      label: 'Gallery: Pictures',
      isImages: true,
      before: [{ src: desk.src, text: desk.alt }],
      after: [
        { src: desk.src, text: desk.alt },
        { src: chairs.src, text: chairs.alt },
      ],
    },
  ]);
});

test('the figures of a section are compared row by row', () => {
  const figure = (value: string) => ({ value, unit: '%', text: 'more orders', measurement: '' });
  const figures = (...list: object[]) =>
    pageWith('figures', { title: '', figures: list, theme: 'paper' });
  expect(compareDocuments(figures(figure('9')), figures(figure('9'), figure('12')))).toEqual([
    {
      type: 'rows',
      label: 'Figures: Figures',
      isImages: false,
      before: [{ src: '', text: '9 % more orders' }],
      after: [
        { src: '', text: '9 % more orders' },
        { src: '', text: '12 % more orders' },
      ],
    },
  ]);
});

test('the poster of a film is compared as a picture', () => {
  const film = (poster: string) =>
    pageWith('film', {
      ...{ title: '', label: 'Reel', captions: '', theme: 'paper' },
      film: { src: '/videos/showreel.mp4', poster },
    });
  const [was, is] = ['/images/hero.jpg', '/images/about-desk.jpg'];
  expect(compareDocuments(film(was), film(is))).toEqual([
    { type: 'image', label: 'Film: Film: Poster', before: was, after: is },
  ]);
});

test('the lines of an address are compared in one list', () => {
  const settings = originalOf('settings', facts);
  const [line, ...others] = settings.address;
  const address = (...lines: string[]) => version('settings', { ...settings, address: lines });
  expect(
    compareDocuments(
      address(line ?? '', ...others),
      address(line ?? '', 'Second floor', ...others),
    ),
  ).toEqual([
    {
      type: 'list',
      label: 'Address',
      before: [line ?? '', ...others],
      after: [line ?? '', 'Second floor', ...others],
    },
  ]);
});

test('a choice is shown by its label, and a point in time as such', () => {
  const text = (theme: string) => pageWith('text', { title: '', html: '', theme });
  expect(compareDocuments(text('paper'), text('dark'))).toEqual([
    { type: 'text', label: 'Text: Background', before: 'Paper', after: 'Ink' },
  ]);
  const [announcement, start] = [originalOf('announcement', facts), '2026-11-27T08:00:00.000Z'];
  expect(
    compareDocuments(
      version('announcement', announcement),
      version('announcement', { ...announcement, start }),
    ),
  ).toEqual([{ type: 'moment', label: 'Shown from', before: '', after: start }]);
});
