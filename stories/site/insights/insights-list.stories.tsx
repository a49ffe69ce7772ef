// The Insights list, live: a page, the next one coming, come and failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PostList } from '#db/contract/posts.ts';
import { InsightsList } from '#ui/site/insights/insights-list.tsx';
import { PostGrid } from '#ui/site/insights/post-grid.tsx';
import { noPosts, postPage } from '../../fixtures/post-pages.ts';
import { badGateway, never, ok } from '../../toolbars/answer-api.ts';
import { wentTo } from '../../toolbars/stay.ts';

/** The page that the server rendered. */
const served = ({ posts, pagination }: PostList) => ({
  pagination,
  children: <PostGrid posts={posts} page={pagination.page} />,
});

const meta = {
  component: InsightsList,
  args: served(postPage(1)),
  parameters: {
    docs: {
      description: {
        component: `The list of articles and its pages, turned without a new document.

        Do: pass the numbers of the page that the server rendered, and its grid as children; hydrate it on interaction.

        Don't: use it for three related articles (PostGrid).`,
      },
    },
  },
} satisfies Meta<typeof InsightsList>;
export default meta;
type Story = StoryObj<typeof meta>;

const turn: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: /next/i }));
};

export const FirstPage: Story = {};
export const SecondPage: Story = { args: served(postPage(2)) };
export const OfAnAuthor: Story = {
  args: {
    pagination: { page: 1, limit: 18, total: 4, pages: 1 },
    children: <PostGrid posts={postPage(1).posts.slice(0, 4)} />,
    filter: { category: '', author: 'Ines Barroway' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 articles by Ines Barroway')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All Insights' })).toHaveAttribute(
      'href',
      '/insights',
    );
  },
};
export const OneArticle: Story = {
  args: served({
    posts: postPage(1).posts.slice(0, 1),
    pagination: { page: 1, limit: 18, total: 1, pages: 1 },
  }),
};
export const NothingPublished: Story = { args: served(noPosts) };

export const TurningThePage: Story = {
  parameters: { api: { 'GET /api/posts': never } },
  play: async (context) => {
    await turn(context);
    await expect(await context.canvas.findByText('Loading insights...')).toBeInTheDocument();
  },
};

export const PageTurned: Story = {
  parameters: { api: { 'GET /api/posts': ok(postPage(2)) } },
  play: async (context) => {
    await turn(context);
    const [first] = postPage(2).posts;
    await expect(
      await context.canvas.findByRole('heading', { name: first?.title }),
    ).toBeInTheDocument();
    await expect(wentTo).toHaveBeenCalledWith('/insights?page=2');
  },
};

export const PageNotLoaded: Story = {
  parameters: { api: { 'GET /api/posts': badGateway } },
  play: async (context) => {
    await turn(context);
    await waitFor(() =>
      expect(
        context.canvas.getByText('Error loading blog posts. Please try again later.'),
      ).toBeVisible(),
    );
  },
};
