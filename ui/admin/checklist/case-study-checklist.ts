// The checklist of a case study.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import {
  type CaseStudyFormValues,
  caseStudyFormOf,
} from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { type PublishChecklist, publishChecklist } from './publish-checklist.ts';

const OPTIONAL = [
  { name: 'mainImage', without: 'No main image across the top of the page' },
  { name: 'gridImage', without: 'No grid image on the card in lists' },
  { name: 'gridStat', without: 'No grid stat on the card' },
  { name: 'challengeContent', without: 'No challenge text' },
  { name: 'solutionContent', without: 'No solution text' },
] as const;

const ROWS = {
  stats: {
    noun: 'Stat',
    labels: {
      icon: 'Icon',
      number: 'Number',
      valueAfterNumber: 'Value After Number',
      supportingText: 'Supporting Text',
      measurement: 'How It Was Measured',
    },
  },
  gallery: { noun: 'Image', labels: { url: 'Image URL', alt: 'Alt Text' } },
  videos: { noun: 'Video', labels: { url: 'Video URL', caption: 'Caption' } },
};

/** See `publishChecklist`. */
export function caseStudyChecklist(
  values: CaseStudyFormValues,
  study: CaseStudy | null,
  now: string,
): PublishChecklist {
  const rules = { kind: 'case-study', optional: OPTIONAL, rows: ROWS } as const;
  const schema = caseStudyFormOf('published');
  return publishChecklist(values, study, { ...rules, folder: '/case-studies', schema }, now);
}
