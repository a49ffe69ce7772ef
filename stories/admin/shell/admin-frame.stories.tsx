// The frame of admin islands: logged in, session ended, unsaved work.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { SessionStatus } from '#db/contract/access/session.ts';
import { useUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { ok } from '../../toolbars/answer-api.ts';
import { wentTo } from '../../toolbars/stay.ts';

const loggedOut = {
  'GET /api/admin/status': ok<SessionStatus>({ isAuthenticated: false }),
};

function HalfWritten() {
  useUnsavedWork(true);
  return <p>Half a sentence, not saved yet</p>;
}

const meta = {
  component: AdminFrame,
  args: { children: <p>The work stands here.</p> },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `Client data, toasts and the session check around an admin island.

        Do: wrap every island that needs a session, and mark unsaved changes, so that they are not lost.

        Don't: use it on public pages or the login: it polls the server every 30 seconds.`,
      },
    },
  },
} satisfies Meta<typeof AdminFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {};

export const SessionEnded: Story = {
  parameters: { api: loggedOut },
  play: async () => {
    await waitFor(() => expect(wentTo).toHaveBeenCalledWith('/vs-admin/login'));
    // the reason is stored for the login page, which stories do not open
    sessionStorage.clear();
  },
};

export const SessionEndedWithUnsavedWork: Story = {
  args: { children: <HalfWritten /> },
  parameters: { api: loggedOut },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(wentTo).not.toHaveBeenCalled();
    await expect(canvas.getByText(/Half a sentence/)).toBeVisible();
  },
};
