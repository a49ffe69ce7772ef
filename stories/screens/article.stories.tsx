// /insights/{slug}: loading, found, very long, without a picture, not found and failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Post } from '#db/contract/posts.ts';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { Article } from '#ui/site/insights/article.tsx';
import { ArticleNotFound } from '#ui/site/insights/article-not-found.tsx';
import { ArticleSkeleton } from '#ui/site/insights/article-skeleton.tsx';
import { barePost, post, posts } from '../fixtures/posts.ts';
import { failed, loaded, loading, PublicScreen } from './frames.tsx';

type Data = DeferredData<Post | null>;

function InsightsArticle({ data }: { data: Data }) {
  return (
    <PublicScreen path="/insights/an-article">
      <Deferred data={data} fallback={<ArticleSkeleton />} failed={<ArticleNotFound />}>
        {(found) =>
          found ? <Article post={found} related={posts.slice(1, 4)} /> : <ArticleNotFound />
        }
      </Deferred>
    </PublicScreen>
  );
}

const long: Post = {
  ...post,
  title: `${post.title}, and what a shop of three hundred people did about it over two long years`,
  categories: ['B2B', 'Operations', 'Migration & Replatforming', 'Internationalisation', 'CRO'],
  excerpt: `${post.excerpt} `.repeat(4),
  content: post.content.repeat(6),
};

export default { component: InsightsArticle } satisfies Meta<typeof InsightsArticle>;
type Story = StoryObj<typeof InsightsArticle>;

export const Loading: Story = { args: { data: loading } };
export const Found: Story = { args: { data: loaded(post) } };
export const Long: Story = { args: { data: loaded(long) } };
export const WithoutPicture: Story = { args: { data: loaded({ ...post, image: null }) } };
export const RequiredOnly: Story = { args: { data: loaded(barePost) } };
export const NotFound: Story = { args: { data: loaded(null) } };
export const NotLoaded: Story = { args: { data: failed } };
