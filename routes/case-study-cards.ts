// The case studies of pages that show their cards.
import { type CaseStudyCardData, listCaseStudyCards } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { withPictureNotes } from '#server/render/picture-notes.ts';

/** The visible case studies in menu order, after the library's notes on their pictures are loaded. */
export function listCaseStudyCardsWithNotes(c: AppContext): Promise<CaseStudyCardData[]> {
  return withPictureNotes(c, listCaseStudyCards(c.get('db')), (studies) =>
    studies.flatMap(({ gridImage, mainImage }) => [gridImage, mainImage]),
  );
}
