// The structured data of an article.
import type { BlogPosting, WithContext } from 'schema-dts';
import { itemPath } from '#db/contract/item-path.ts';
import { modifiedAt } from '#db/contract/modified-at.ts';
import type { Post } from '#db/contract/posts.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { addressOfPicture } from '#server/render/shown-picture.ts';
import { summaryOf } from '#ui/brand/item-meta.ts';
import { countWords } from './count-words.ts';
import { organisationReference, publisherReference } from './organisation.ts';

/** The schema.org BlogPosting of a post; the organisation is author and publisher. */
export function articleData(c: AppContext, post: Post): WithContext<BlogPosting> {
  const { origin } = c.env;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: summaryOf(post) || undefined,
    image: new URL(addressOfPicture(c, post.image || siteFacts(c).socialImage.src), origin).href,
    datePublished: post.publishDate,
    dateModified: modifiedAt(post),
    author: organisationReference(c),
    publisher: publisherReference(c),
    keywords: post.categories.join(', ') || undefined,
    wordCount: countWords(post.content),
    inLanguage: 'en-GB',
    mainEntityOfPage: origin + itemPath('post', post.slug),
  };
}
