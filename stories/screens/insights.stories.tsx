// /insights: loading, failed, both pages, turning between them, and before anything is published.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PostList } from '#db/contract/posts.ts';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { InsightsFailed } from '#ui/site/insights/insights-failed.tsx';
import { InsightsList } from '#ui/site/insights/insights-list.tsx';
import { PostGrid } from '#ui/site/insights/post-grid.tsx';
import { PostGridSkeleton } from '#ui/site/insights/post-grid-skeleton.tsx';
import { noPosts, postPage } from '../fixtures/post-pages.ts';
import { badGateway, never, ok } from '../toolbars/answer-api.ts';
import { failed, loaded, loading, PublicScreen } from './frames.tsx';

const INTRO = 'Notes on planning, building and growing online shops, with the numbers left in.';

interface InsightsProps {
  data: DeferredData<PostList>;
  page?: number;
}

function Insights({ data, page = 1 }: InsightsProps) {
  return (
    <PublicScreen path="/insights">
      <PageHead title="Insights" intro={INTRO} />
      <Deferred
        data={data}
        fallback={<PostGridSkeleton lead={page === 1} />}
        failed={<InsightsFailed />}
      >
        {({ posts, pagination }) => (
          <InsightsList pagination={pagination}>
            <PostGrid posts={posts} page={pagination.page} />
          </InsightsList>
        )}
      </Deferred>
    </PublicScreen>
  );
}

export default { component: Insights } satisfies Meta<typeof Insights>;
type Story = StoryObj<typeof Insights>;

const turn: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: /next/i }));
};

export const Loading: Story = { args: { data: loading } };
export const LoadingALaterPage: Story = { args: { data: loading, page: 2 } };
export const Failed: Story = {
  args: { data: failed },
  play: ({ canvas }) =>
    expect(canvas.getByText('Error loading blog posts. Please try again later.')).toBeVisible(),
};
export const FirstPage: Story = { args: { data: loaded(postPage(1)) } };
export const SecondPage: Story = { args: { data: loaded(postPage(2)), page: 2 } };
export const NothingPublished: Story = { args: { data: loaded(noPosts) } };
export const TurningThePage: Story = {
  args: FirstPage.args,
  parameters: { api: { 'GET /api/posts': never } },
  play: turn,
};
export const PageTurned: Story = {
  args: FirstPage.args,
  parameters: { api: { 'GET /api/posts': ok(postPage(2)) } },
  play: async (context) => {
    await turn(context);
    const [first] = postPage(2).posts;
    await context.canvas.findByRole('heading', { name: first?.title });
  },
};
export const PageNotLoaded: Story = {
  args: FirstPage.args,
  parameters: { api: { 'GET /api/posts': badGateway } },
  play: async (context) => {
    await turn(context);
    await context.canvas.findByText('Error loading blog posts. Please try again later.');
  },
};
