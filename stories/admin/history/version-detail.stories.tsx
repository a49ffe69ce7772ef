// The selected version, as the screen of the history shows it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { historyQuery } from '#db/contract/versions.ts';
import { ItemHistory } from '#ui/admin/history/item-history.tsx';
import { VersionDetail } from '#ui/admin/history/version-detail.tsx';
import { postHistory, postHistoryAnswers } from '../../fixtures/history.ts';
import { post } from '../../fixtures/posts.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';

export default {
  component: VersionDetail,
  parameters: {
    api: { ...loggedIn, ...postHistoryAnswers },
    docs: {
      description: {
        component:
          'Do: pass the state of useHistory. Don’t: show it without the list of versions beside it.',
      },
    },
  },
} satisfies Meta<typeof VersionDetail>;

export const Older: StoryObj = {
  render: () => (
    <ItemHistory
      kind="post"
      item={post}
      path={`/vs-admin/posts/${post.id}/history`}
      editHref={`/vs-admin/edit/${post.id}`}
      list={postHistory}
      query={historyQuery.parse({ version: '2' })}
      defaults={historyQuery.parse({})}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Restore this version' })).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Restore as draft' })).toBeVisible();
  },
};
