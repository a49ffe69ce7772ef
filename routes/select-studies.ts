// Selects case studies for a page with several sections: matching ones, and none twice.
import type { CaseStudy } from '#db/contract/case-studies.ts';

/** The fields that the selection depends on. */
type SelectableStudy = Pick<CaseStudy, 'categories' | 'gridImage' | 'mainImage'>;

/** A section for studies with one of these categories, earlier categories first. */
interface StudySection {
  workCategories: readonly string[];
}

/**
 * For each section up to `count` studies with a picture, in their original order within each category. Remaining studies
 * fill the remaining places, so that no section is empty while there are studies.
 */
export function selectStudies<Study extends SelectableStudy>(
  studies: readonly Study[],
  sections: readonly StudySection[],
  count: number,
): Study[][] {
  const remaining = new Set(studies.filter(({ gridImage, mainImage }) => gridImage && mainImage));
  const take = (fits: (study: Study) => boolean, selected: Study[]) => {
    for (const study of remaining) {
      if (selected.length === count) return;
      if (!fits(study)) continue;
      selected.push(study);
      remaining.delete(study);
    }
  };
  const selections = sections.map(({ workCategories }) => {
    const selected: Study[] = [];
    for (const category of workCategories)
      take(({ categories }) => categories.includes(category), selected);
    return selected;
  });
  for (const selected of selections) take(() => true, selected);
  return selections;
}
