// /insights/{slug}: loading, found, very long, without a picture, not found and not to be had.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Post } from '#db/contract/posts.ts';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { Article } from '#ui/site/insights/article.tsx';
import { ArticleNotFound } from '#ui/site/insights/article-not-found.tsx';
import { ArticleSkeleton } from '#ui/site/insights/article-skeleton.tsx';
import { barePost, post, posts } from '../fixtures/posts.ts';
import { here, notToBeHad, onItsWay, PublicScreen } from './frames.tsx';

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

export const Loading: Story = { args: { data: onItsWay } };
export const Found: Story = { args: { data: here(post) } };
export const Long: Story = { args: { data: here(long) } };
export const WithoutPicture: Story = { args: { data: here({ ...post, image: null }) } };
export const RequiredOnly: Story = { args: { data: here(barePost) } };
export const NotFound: Story = { args: { data: here(null) } };
export const NotToBeHad: Story = { args: { data: notToBeHad } };
