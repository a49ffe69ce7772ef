// /insights/{slug}: an article.
import type { ReactNode } from 'react';
import { modifiedAt } from '#db/contract/modified-at.ts';
import type { Post, PostPreview } from '#db/contract/posts.ts';
import { plainText } from '#db/contract/text/plain-text.ts';
import {
  type CaseStudyCardData,
  findCaseStudyCard,
  listCaseStudyNames,
} from '#db/queries/case-studies.ts';
import { findPostAndRelated, listRelatedPosts } from '#db/queries/posts.ts';
import { contentOf } from '#server/content/content-of.ts';
import { postWithLiveLinks } from '#server/content/live-links.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { slugRedirect } from '#server/http/slug-redirect.ts';
import { defer } from '#server/render/defer.ts';
import type { PageMeta } from '#server/render/head.tsx';
import { withPictureNotes } from '#server/render/picture-notes.ts';
import { postMeta } from '#ui/brand/item-meta.ts';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { Article } from '#ui/site/insights/article.tsx';
import { ArticleNotFound } from '#ui/site/insights/article-not-found.tsx';
import { ArticleSkeleton } from '#ui/site/insights/article-skeleton.tsx';
import { pageTitle } from '../page-meta.ts';
import { articleData } from '../structured-data/article.ts';
import { proofOf } from './proof.ts';

const RELATED_SHOWN = 3;

/** The article. A missing one is 404, a failed one 503; both show 'Article Not Found'. */
export async function insightsArticle(c: AppContext) {
  const slug = c.req.param('slug') as string;
  const { data } = await defer(c, findPostWithRelated(c, slug));
  const redirect = await slugRedirect(c, 'post', slug, data);
  if (redirect) return redirect;
  return renderArticle(c, data);
}

/** The page of an article; `more` overrides its metadata, `note` is shown above it. */
export function renderArticle(
  c: AppContext,
  data: DeferredData<PostWithRelated | null>,
  more: Partial<PageMeta> = {},
  note: ReactNode = null,
) {
  return c.render(
    <>
      {note}
      <main id="content">
        <Deferred data={data} fallback={<ArticleSkeleton />} failed={<ArticleNotFound />}>
          {(article) =>
            article ? (
              <Article {...article} authorDoes={authorDoes(c, article.post.author)} />
            ) : (
              <ArticleNotFound />
            )
          }
        </Deferred>
      </main>
    </>,
    { ...metaOf(c, data), sheets: ['insights'], ...more },
  );
}

interface PostWithRelated {
  post: Post;
  related: PostPreview[];
  /** The case study that the article mentions. */
  proof: CaseStudyCardData | null;
}

function authorDoes(c: AppContext, author: string | null): string | undefined {
  const person = contentOf(c, 'people-list').items.find(({ name }) => name === author);
  return person && [person.does, person.city].filter(Boolean).join(', ');
}

function findPostWithRelated(c: AppContext, slug: string): Promise<PostWithRelated | null> {
  const article = findPostAndRelated(c.get('db'), slug, RELATED_SHOWN).then(
    async (found) => found && completed(c, found.post, found.related),
  );
  return withPictureNotes(c, article, picturesOf);
}

/** The post with the related posts below it. */
export function withRelatedPosts(c: AppContext, post: Post): Promise<PostWithRelated> {
  const article = listRelatedPosts(c.get('db'), post, RELATED_SHOWN).then((related) =>
    completed(c, post, related),
  );
  return withPictureNotes(c, article, picturesOf);
}

async function completed(
  c: AppContext,
  post: Post,
  related: PostPreview[],
): Promise<PostWithRelated> {
  const [shown, proof] = await Promise.all([postWithLiveLinks(c, post), findProof(c, post)]);
  return { post: shown, related, proof };
}

/** The visible case study that the article mentions most often, or null. */
async function findProof(c: AppContext, post: Post): Promise<CaseStudyCardData | null> {
  const proof = proofOf(plainText(post.content), await listCaseStudyNames(c.get('db')));
  return proof && findCaseStudyCard(c.get('db'), proof.id);
}

function picturesOf(article: PostWithRelated | null) {
  if (!article) return [];
  const { post, related, proof } = article;
  return [
    post.content,
    ...[post, ...related].map(({ image }) => image),
    proof?.gridImage,
    proof?.mainImage,
  ];
}

function metaOf(c: AppContext, data: DeferredData<PostWithRelated | null>): PageMeta {
  if (data instanceof Promise)
    return {
      title: pageTitle(c, 'Insights'),
      description: siteFacts(c).description,
      cacheTags: null,
      deferredMeta: data.then((result) => metaOf(c, result)),
    };
  const article = data.ok ? data.value : null;
  if (!article)
    return {
      title: pageTitle(c, 'Article Not Found'),
      description: "The article you're looking for doesn't exist.",
      noIndex: true,
      cacheTags: null,
      status: data.ok ? 404 : 503,
    };
  const { post, related } = article;
  const { title, description, image } = postMeta(post);
  return {
    title: pageTitle(c, title),
    description: description || siteFacts(c).description,
    ...(image && { ogImage: image, ogImageAlt: title }),
    ogType: 'article',
    publishedTime: post.publishDate,
    modifiedTime: modifiedAt(post),
    tags: post.categories,
    structuredData: [articleData(c, post)],
    cacheTags: [
      'related-posts',
      'case-studies',
      ...[post, ...related].map(({ id }) => `post:${id}` as const),
    ],
  };
}
