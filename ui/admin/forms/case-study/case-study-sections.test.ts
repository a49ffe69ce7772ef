import { expect, test } from 'bun:test';
import { BLANK_STAT, EMPTY_CASE_STUDY } from './case-study-form-values.ts';
import { CASE_STUDY_SECTIONS, completeSections, sectionStates } from './case-study-sections.ts';

test('an empty case study has no filled section', () => {
  const states = Object.values(sectionStates(EMPTY_CASE_STUDY));
  expect(states).toHaveLength(CASE_STUDY_SECTIONS.length);
  expect(states.filter(({ filled }) => filled > 0)).toEqual([]);
});

test('fields and rows with any text count as filled', () => {
  const states = sectionStates({
    ...EMPTY_CASE_STUDY,
    title: 'Axforth',
    slug: '  ',
    categories: ['SEO'],
    challengeTitle: 'Why',
    challengeContent: '<p></p>',
    stats: [
      { ...BLANK_STAT, id: 4, number: '12' },
      { ...BLANK_STAT, id: 5 },
    ],
    gallery: [{ url: '', alt: 'A shelf' }],
  });
  expect(states['section-basics']).toEqual({ filled: 2, total: 8 });
  expect(states['section-challenge']).toEqual({ filled: 1, total: 2 });
  expect(states['section-stats']).toEqual({ filled: 1, total: null });
  expect(states['section-gallery']).toEqual({ filled: 1, total: null });
});

test('a section is complete when all its fields are filled in, a list when it has a row', () => {
  const values = {
    ...{ ...EMPTY_CASE_STUDY, gridStat: '+12%', gridSupportingText: 'more orders' },
    mainImage: '/images/kiln.jpg',
    gallery: [{ url: '/images/kiln.jpg', alt: '' }],
    videos: [{ url: ' ', caption: '' }],
  };
  expect([...completeSections(values)]).toEqual(['section-card', 'section-gallery']);
});
