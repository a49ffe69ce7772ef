import { expect, test } from 'bun:test';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { caseStudyDraftFields } from '#db/contract/drafts.ts';
import { caseStudyDraftFieldsOf } from './case-study-draft-fields.ts';
import { BLANK_STAT, caseStudyValuesOf, EMPTY_CASE_STUDY } from './case-study-form-values.ts';

test('an empty form gives a valid draft', () => {
  const study = caseStudyDraftFieldsOf(EMPTY_CASE_STUDY);
  expect(caseStudyDraftFields.safeParse(study).success).toBe(true);
});

test('alt texts, captions and ids stay with their rows, and blank rows are dropped', () => {
  const stat = {
    icon: '',
    number: '12',
    valueAfterNumber: '%',
    supportingText: '',
    measurement: '',
  };
  const fields = caseStudyDraftFieldsOf({
    ...EMPTY_CASE_STUDY,
    menuOrder: null,
    gallery: [
      { url: '', alt: ' ' },
      { url: ' /a.png ', alt: 'First' },
    ],
    videos: [{ url: '/a.mp4', caption: 'One, two' }],
    stats: [
      { ...stat, id: 7 },
      { ...stat, id: null },
    ],
  });
  expect(fields).toMatchObject({
    menuOrder: 0,
    mediaImages: ['/a.png'],
    mediaAlts: ['First'],
    mediaVideos: ['/a.mp4'],
    mediaCaptions: ['One, two'],
    stats: [
      { id: 7, order: 0, number: '12' },
      { order: 1, number: '12' },
    ],
  });
  expect(fields.stats?.[1]).not.toHaveProperty('id');
  expect(fields).not.toHaveProperty('gallery');
});

test('unfinished values are restored from a draft unchanged', () => {
  const typed = {
    ...EMPTY_CASE_STUDY,
    slug: 'Not a slug',
    gallery: [{ url: '', alt: 'A spoon' }],
    videos: [{ url: '/videos/a.mp4', caption: '' }],
    stats: [
      { ...BLANK_STAT, id: 7, icon: '+' },
      { ...BLANK_STAT, number: '4' },
    ],
  };
  const fields = caseStudyDraftFieldsOf({ ...typed, stats: [BLANK_STAT, ...typed.stats] });
  expect(caseStudyValuesOf(fields as unknown as CaseStudy)).toEqual(typed);
});
