// What a form holds, finished or not, as drafts and previews take it: typed work is never refused for being half done.
import type { CaseStudyDraftFields, PostDraftFields } from '#db/contract/drafts.ts';
import type { CaseStudyFormValues } from './case-study/case-study-form-values.ts';
import { listOf, type PostFormValues } from './post/post-form-values.ts';

const orNull = (text: string) => (text.trim() === '' ? null : text);

/** The blog form's values; its other fields, such as dates, stay those of the stored post. */
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

/** The case-study form's values; rows in which nothing is typed fall away. */
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
