// The Insights list, live: a page, the next one coming, come and failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { InsightsList } from '#ui/site/insights/insights-list.tsx';
import { noPosts, postPage } from '../../fixtures/post-pages.ts';
import { badGateway, never, ok } from '../../toolbars/answer-api.ts';
import { wentTo } from '../../toolbars/stay.ts';

const meta = {
  component: InsightsList,
  args: { list: postPage(1) },
  parameters: {
    docs: {
      description: {
        component: `The list of articles and its pages, turned without a new document.

        Do: pass the page that the server rendered; hydrate it when somebody reaches for it.

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
export const SecondPage: Story = { args: { list: postPage(2) } };
export const OfAnAuthor: Story = {
  args: {
    list: {
      posts: postPage(1).posts.slice(0, 4),
      pagination: { page: 1, limit: 18, total: 4, pages: 1 },
    },
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
  args: {
    list: {
      posts: postPage(1).posts.slice(0, 1),
      pagination: { page: 1, limit: 18, total: 1, pages: 1 },
    },
  },
};
export const NothingPublished: Story = { args: { list: noPosts } };

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

export const PageNotToBeHad: Story = {
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
