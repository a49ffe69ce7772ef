import { expect, test } from 'bun:test';
import { type CaseStudy, caseStudyUpdate, type Stat } from '#db/contract/case-studies.ts';
import {
  BLANK_STAT,
  type CaseStudyFormValues,
  caseStudyFormOf,
  caseStudyValuesOf,
  changedStudy,
  EMPTY_CASE_STUDY,
  type ListedStat,
  statListOf,
} from './case-study-form-values.ts';

const filled: CaseStudyFormValues = {
  ...EMPTY_CASE_STUDY,
  title: 'Velmoor',
  slug: 'velmoor',
  description: 'Knitwear.',
  categories: ['UX'],
};

/** The messages of the errors, by the path of the field. */
function problems(values: Partial<CaseStudyFormValues>) {
  const { error } = caseStudyFormOf('published').safeParse({ ...filled, ...values });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

const sent = (values: Partial<CaseStudyFormValues> = {}) =>
  caseStudyFormOf('published').parse({ ...filled, ...values });

const listed = (id: number | null, order: number): ListedStat => ({
  id,
  row: order,
  order,
  icon: null,
  number: '1',
  valueAfterNumber: null,
  supportingText: null,
  measurement: null,
});

const kept = (id: number, order: number, more: Partial<Stat> = {}): Stat => {
  const { row, ...texts } = listed(id, order);
  return {
    ...texts,
    icon: null,
    valueAfterNumber: null,
    supportingText: null,
    measurement: null,
    id,
    order,
    caseStudyId: 3,
    ...more,
  };
};

test('every blank required field is reported', () => {
  expect(Object.keys(problems(EMPTY_CASE_STUDY)).sort()).toEqual([
    'categories',
    'description',
    'slug',
    'title',
  ]);
});

test('an address that would run script is refused', () => {
  expect(Object.keys(problems({ mainImage: 'javascript:alert(1)' }))).toEqual(['mainImage']);
});

test('the error of a bad gallery address names its row, counting the blank rows before it', () => {
  const gallery = [
    { url: '', alt: 'nothing' },
    { url: 'no address', alt: '' },
  ];
  expect(Object.keys(problems({ gallery }))).toEqual(['gallery.1.url']);
});

test('the error of a bad video address names its row', () => {
  const videos = [{ url: 'ftp://films', caption: '' }];
  expect(Object.keys(problems({ videos }))).toEqual(['videos.0.url']);
});

test.each(['icon', 'valueAfterNumber', 'supportingText', 'measurement'])(
  'a stat with any text needs a number: %s',
  (field) => {
    const stats = [BLANK_STAT, { ...BLANK_STAT, [field]: 'more orders' }];
    expect(problems({ stats })).toEqual({ 'stats.1.number': 'Required' });
  },
);

test('errors of fields and stats are reported together', () => {
  const wrong = problems({ slug: 'Not A Slug', stats: [{ ...BLANK_STAT, icon: '+' }] });
  expect(Object.keys(wrong).sort()).toEqual(['slug', 'stats.0.number']);
});

test('blank texts become null', () => {
  expect(sent({ sector: '  ', logo: '' }).study).toMatchObject({ sector: null, logo: null });
});

test('only gallery items with an address are kept, each with its own alt text', () => {
  const gallery = [
    { url: ' ', alt: 'gone' },
    { url: ' /images/a.jpg ', alt: ' A spoon ' },
    { url: '/images/b.jpg', alt: '' },
  ];
  expect(sent({ gallery }).study).toMatchObject({
    mediaImages: ['/images/a.jpg', '/images/b.jpg'],
    mediaAlts: ['A spoon', ''],
  });
});

test('a caption stays with its video, and blank captions at the end are dropped', () => {
  const videos = [
    { url: '/videos/a.mp4', caption: '' },
    { url: '', caption: 'of no video' },
    { url: '/videos/b.mp4', caption: 'Second' },
    { url: '/videos/c.mp4', caption: '' },
  ];
  expect(sent({ videos }).study).toMatchObject({
    mediaVideos: ['/videos/a.mp4', '/videos/b.mp4', '/videos/c.mp4'],
    mediaCaptions: ['', 'Second'],
  });
});

test.each([
  [null, 0],
  [12.9, 12],
  [-3, -3],
])('menu order %p is sent as %p', (menuOrder, order) => {
  expect(sent({ menuOrder }).study.menuOrder).toBe(order);
});

test('blank stats are dropped, and the order is the position among the rest', () => {
  const stats = [BLANK_STAT, { ...BLANK_STAT, id: 9, number: ' 140+ ' }];
  expect(sent({ stats }).stats).toEqual([{ ...listed(9, 0), row: 1, number: '140+' }]);
});

test('a stored study that nobody edited is sent unchanged', () => {
  const stored: CaseStudy = {
    ...sent({ mainImage: '/images/a.jpg', ourRole: ['Design'], menuOrder: 7, featured: true })
      .study,
    id: 3,
    publishDate: '2026-03-11T09:00:00.000Z',
    updatedAt: '2026-03-11T09:00:00.000Z',
    mediaImages: ['/images/a.jpg'],
    mediaAlts: ['A spoon'],
    mediaVideos: ['/videos/a.mp4'],
    mediaCaptions: ['A spoon turns'],
    stats: [
      { ...listed(8, 1), id: 8, caseStudyId: 3 },
      { ...listed(7, 0), id: 7, caseStudyId: 3 },
    ],
  };
  const { study, stats } = caseStudyFormOf('published').parse(caseStudyValuesOf(stored));
  const { publishDate, status, ...fields } = study;
  expect(stored).toMatchObject(fields);
  expect(stats.map(({ id, order }) => [id, order])).toEqual([
    [7, 0],
    [8, 1],
  ]);
});

const names = Object.keys(EMPTY_CASE_STUDY) as (keyof CaseStudyFormValues)[];
const optionalTexts = names.filter(
  (name) => caseStudyUpdate.options[1].shape[name as 'sector']?.safeParse(null).success,
);

test.each(['', null])(
  'a study whose optional texts are all %p is sent with them when nobody edited it',
  (text) => {
    expect(optionalTexts).toContainValues(['sector', 'logo', 'challengeContent']);
    const texts = Object.fromEntries(optionalTexts.map((name) => [name, text]));
    const figure = { icon: text, valueAfterNumber: text, supportingText: text };
    const stored = {
      ...sent().study,
      ...texts,
      id: 3,
      updatedAt: '2026-03-11T09:00:00.000Z',
      stats: [kept(8, 5, figure), kept(7, 2, figure)],
    } as CaseStudy;
    const { study, stats } = caseStudyFormOf('published').parse(caseStudyValuesOf(stored));
    expect(changedStudy(study, stored)).toMatchObject(texts);
    expect(statListOf(stored.stats, stats)).toMatchObject([
      { ...figure, id: 7, order: 2 },
      { ...figure, id: 8, order: 5 },
    ]);
  },
);

test('an emptied text is sent as null', () => {
  const stored = { ...sent({ sector: 'Home' }).study, stats: [] as Stat[] } as CaseStudy;
  expect(changedStudy(sent({ sector: '' }).study, stored).sector).toBeNull();
});

test('untouched fields of a changed stat are sent as they are stored', () => {
  const stored = kept(1, 0, { icon: '', supportingText: 'more' });
  expect(statListOf([stored], [listed(1, 0)])).toEqual([{ ...listed(1, 0), id: 1, icon: '' }]);
});

test('a caption may hold a comma', () => {
  const videos = [{ url: '/videos/a.mp4', caption: 'Liverpool, in the rain' }];
  expect(sent({ videos }).study.mediaCaptions).toEqual(['Liverpool, in the rain']);
});

const isNew = ({ id: _, ...stat }: ListedStat) => stat;

test('stats with an id keep it, and those without are new', () => {
  const list = statListOf([kept(1, 0), kept(2, 1)], [listed(null, 0), listed(1, 1)]);
  expect(list).toEqual([isNew(listed(null, 0)), { ...listed(1, 1), id: 1 }]);
});

test('a stat that somebody else deleted is new again', () => {
  expect(statListOf([], [listed(5, 0)])).toEqual([isNew(listed(5, 0))]);
});
