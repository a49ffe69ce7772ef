// The sections of the case-study form, and how much of each is filled in.
import { isBlank } from '#ui/admin/checklist/publish-checklist.ts';
import type { CaseStudyFormValues } from './case-study-form-values.ts';

/** How much of a section is filled in, as the index shows it. */
export interface SectionState {
  filled: number;
  /** The number of fields; null for a list of rows, which has no fixed number. */
  total: number | null;
}

type Field = keyof CaseStudyFormValues;
const ROWS = ['stats', 'gallery', 'videos'] as const;

/** In the order of docs/contract.md, Forms. `short` is the label in the index. */
export const CASE_STUDY_SECTIONS = [
  {
    id: 'section-basics',
    short: 'Basics',
    fields: [
      'title',
      'slug',
      'caseStudyTitle',
      'caseStudySubTitle',
      'description',
      'categories',
      'sector',
      'ourRole',
    ],
  },
  { id: 'section-card', short: 'Card', fields: ['gridStat', 'gridSupportingText'] },
  { id: 'section-images', short: 'Images', fields: ['mainImage', 'gridImage', 'logo'] },
  { id: 'section-stats', short: 'Stats', fields: ['stats'] },
  { id: 'section-challenge', short: 'Challenge', fields: ['challengeTitle', 'challengeContent'] },
  { id: 'section-solution', short: 'Solution', fields: ['solutionTitle', 'solutionContent'] },
  { id: 'section-gallery', short: 'Gallery', fields: ['gallery'] },
  { id: 'section-videos', short: 'Videos', fields: ['videos'] },
  testimonial(1),
  testimonial(2),
] as const satisfies readonly { id: string; short: string; fields: readonly Field[] }[];

function testimonial<Place extends 1 | 2>(place: Place) {
  const name = `testimonial${place}` as const;
  return {
    id: `section-${name}`,
    short: `Quote ${place}`,
    fields: [`${name}Quote`, `${name}Name`, `${name}Position`, `${name}Image`] as const,
  };
}

/** The state of each section, by its id. Blank rows and texts of only spaces or empty paragraphs do not count. */
export function sectionStates(values: CaseStudyFormValues): Record<string, SectionState> {
  return Object.fromEntries(
    CASE_STUDY_SECTIONS.map(({ id, fields }) => {
      const [first] = fields;
      const rows = ROWS.find((name) => name === first);
      if (rows) return [id, { filled: values[rows].filter(isFilledRow).length, total: null }];
      const filled = fields.filter((field) => !isBlank(values[field])).length;
      return [id, { filled, total: fields.length }];
    }),
  );
}

/** The ids of the sections in which nothing is left to fill in. */
export function completeSections(values: CaseStudyFormValues): Set<string> {
  const states = Object.entries(sectionStates(values));
  return new Set(
    states
      .filter(([, { filled, total }]) => filled > 0 && filled === (total ?? filled))
      .map(([id]) => id),
  );
}

function isFilledRow(row: object): boolean {
  return Object.entries(row).some(([name, value]) => name !== 'id' && !isBlank(value));
}
