// The case studies of a page that shows their cards, with what the media library says of their pictures.
import { type CaseStudyCardData, listCaseStudyCards } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { withPictureNotes } from '#server/render/picture-notes.ts';

/** Those that visitors may see, in the order of the list. */
export function listCaseStudyCardsWithNotes(c: AppContext): Promise<CaseStudyCardData[]> {
  return withPictureNotes(c, listCaseStudyCards(c.var.db), (studies) =>
    studies.flatMap(({ gridImage, mainImage }) => [gridImage, mainImage]),
  );
}
