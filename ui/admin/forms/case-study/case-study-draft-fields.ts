// The values of the case-study form in the shape of drafts and previews: unfinished work is never refused.
import type { CaseStudyDraftFields } from '#db/contract/drafts.ts';
import type { CaseStudyFormValues } from './case-study-form-values.ts';

/** The values of the case-study form, complete or not. Blank rows are dropped. */
export function caseStudyDraftFieldsOf(values: CaseStudyFormValues): CaseStudyDraftFields {
  const { stats, gallery, videos, menuOrder, ...same } = values;
  const isTyped = (...texts: string[]) => texts.join('').trim() !== '';
  const images = gallery.filter(({ url, alt }) => isTyped(url, alt));
  const films = videos.filter(({ url, caption }) => isTyped(url, caption));
  const figures = stats.filter(({ id: _, ...texts }) => isTyped(...Object.values(texts)));
  return {
    ...same,
    menuOrder: Math.trunc(menuOrder ?? 0),
    mediaImages: images.map(({ url }) => url.trim()),
    mediaAlts: images.map(({ alt }) => alt),
    mediaVideos: films.map(({ url }) => url.trim()),
    mediaCaptions: films.map(({ caption }) => caption),
    stats: figures.map(({ id, ...texts }, order) => ({
      ...texts,
      ...(id !== null && { id }),
      order,
    })),
  };
}
