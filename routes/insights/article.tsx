// /insights/{slug} (spec §2 'Insights article').
import type { ReactNode } from 'react';
import { company } from '#db/content/company.ts';
import type { Post, PostPreview } from '#db/contract/posts.ts';
import { findPostAndRelated, listRelatedPosts } from '#db/queries/posts.ts';
import type { AppContext } from '#server/context.ts';
import { redirectIfMoved } from '#server/http/slug-redirect.ts';
import type { PageMeta } from '#server/render/head.tsx';
import { withNotes } from '#server/render/picture-notes.ts';
import { type Data, ready } from '#server/render/ready.ts';
import { Deferred } from '#ui/kit/deferred.tsx';
import { Article } from '#ui/site/insights/article.tsx';
import { ArticleNotFound } from '#ui/site/insights/article-not-found.tsx';
import { ArticleSkeleton } from '#ui/site/insights/article-skeleton.tsx';
import { titled } from '../page-meta.ts';
import { articleData } from '../structured-data/article.ts';
import { summaryOf } from './summary.ts';

const RELATED_SHOWN = 3;

/** The article; missing or failed, the page that spec §8 names, with the status that tells which. */
export async function insightsArticle(c: AppContext) {
  const slug = c.req.param('slug') as string;
  const { data } = await ready(c, findReading(c, slug));
  const moved = await redirectIfMoved(c, 'post', slug, data);
  if (moved) return moved;
  return renderArticle(c, data);
}

/** The page of an article; `more` wins over what the post says about itself, `note` stands above it. */
export function renderArticle(
  c: AppContext,
  data: Data<Reading | null>,
  more: Partial<PageMeta> = {},
  note: ReactNode = null,
) {
  return c.render(
    <>
      {note}
      <main id="content">
        <Deferred data={data} fallback={<ArticleSkeleton />} failed={<ArticleNotFound />}>
          {(reading) => (reading ? <Article {...reading} /> : <ArticleNotFound />)}
        </Deferred>
      </main>
    </>,
    { ...metaOf(c, data), ...more },
  );
}

interface Reading {
  post: Post;
  related: PostPreview[];
}

async function findReading(c: AppContext, slug: string): Promise<Reading | null> {
  const { db, showing } = c.var;
  const reading = await withNotes(c, findPostAndRelated(db, slug, RELATED_SHOWN), picturesOf);
  if (!reading) return null;
  showing.tags.add('read-on');
  for (const { id } of [reading.post, ...reading.related]) showing.tags.add(`post:${id}`);
  return reading;
}

/** The post with what stands below it. */
export function readingOf(c: AppContext, post: Post): Promise<Reading> {
  const reading = listRelatedPosts(c.var.db, post, RELATED_SHOWN).then((related) => ({
    post,
    related,
  }));
  return withNotes(c, reading, picturesOf);
}

function picturesOf(reading: Reading | null) {
  if (!reading) return [];
  const { post, related } = reading;
  return [post.content, ...[post, ...related].map(({ image }) => image)];
}

function metaOf(c: AppContext, data: Data<Reading | null>): PageMeta {
  if (data instanceof Promise)
    return {
      title: titled('Insights'),
      description: company.description,
      whenReady: data.then((loaded) => metaOf(c, loaded)),
    };
  const post = data.ok ? data.value?.post : null;
  if (!post)
    return {
      title: titled('Article Not Found'),
      description: "The article you're looking for doesn't exist.",
      noIndex: true,
      status: data.ok ? 404 : 503,
    };
  return {
    title: titled(post.title),
    description: summaryOf(post) || company.description,
    ...(post.image && { ogImage: post.image, ogImageAlt: post.title }),
    ogType: 'article',
    publishedTime: post.publishDate,
    modifiedTime: post.updatedAt,
    tags: post.categories,
    structuredData: [articleData(post, c.env.origin)],
  };
}
