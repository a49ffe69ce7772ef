// The values of a form, complete or not, in the shape of drafts and previews: unfinished work is never refused.
import type { CaseStudyDraftFields, PostDraftFields } from '#db/contract/drafts.ts';
import type { CaseStudyFormValues } from './case-study/case-study-form-values.ts';
import { listOf, orNull, type PostFormValues } from './post/post-form-values.ts';

/** The values of the blog form. The other fields of the post, such as dates, stay as they are stored. */
export function postDraftFieldsOf(values: PostFormValues): PostDraftFields {
  const { title, slug, content, excerpt, image, readTime, categories, author } = values;
  return {
    ...{ title, slug, content },
    excerpt: orNull(excerpt),
    image: orNull(image.trim()),
    readTime: orNull(readTime),
    categories: listOf(categories),
    author: orNull(author),
  };
}

/** The values of the case-study form. Blank rows are dropped. */
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
