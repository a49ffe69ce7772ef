// Which case studies stand where on a page of several sections: fitting ones, and none twice.
import type { CaseStudy } from '#db/contract/case-studies.ts';

/** What the choice goes by. */
type Choosable = Pick<CaseStudy, 'categories' | 'gridImage' | 'mainImage'>;

/** What a section wants: studies with one of these categories, earlier categories first. */
export interface Wish {
  workCategories: readonly string[];
}

/**
 * For each wish up to `count` studies that have a picture, in the studies' own order within each category. What fits
 * nowhere fills what is left over, so that no section is empty while there are studies.
 */
export function chosenStudies<Study extends Choosable>(
  studies: readonly Study[],
  wishes: readonly Wish[],
  count: number,
): Study[][] {
  const left = new Set(studies.filter(({ gridImage, mainImage }) => gridImage && mainImage));
  const take = (fits: (study: Study) => boolean, chosen: Study[]) => {
    for (const study of left) {
      if (chosen.length === count) return;
      if (!fits(study)) continue;
      chosen.push(study);
      left.delete(study);
    }
  };
  const chosen = wishes.map(({ workCategories }) => {
    const mine: Study[] = [];
    for (const category of workCategories)
      take(({ categories }) => categories.includes(category), mine);
    return mine;
  });
  for (const mine of chosen) take(() => true, mine);
  return chosen;
}
