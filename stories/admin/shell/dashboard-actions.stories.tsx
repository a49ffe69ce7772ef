// Clear Cache and Logout: idle, pending, done and failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { SessionStatus } from '#db/contract/access/session.ts';
import { DashboardActions } from '#ui/admin/shell/dashboard-actions.tsx';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { badGateway, never, ok } from '../../toolbars/answer-api.ts';
import { wentTo } from '../../toolbars/stay.ts';

const meta = {
  component: DashboardActions,
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `The two buttons at the head of the dashboard.

        Do: show them once, on the dashboard.

        Don't: add an action that changes content.`,
      },
    },
  },
} satisfies Meta<typeof DashboardActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const clearCache: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Cache' }));
};
const logOut: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
};

export const Idle: Story = {};

export const Clearing: Story = {
  parameters: { api: { 'POST /api/admin/cache/clear': never } },
  play: async (context) => {
    await clearCache(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Clear Cache' })).toBeDisabled(),
    );
  },
};

export const Cleared: Story = {
  parameters: {
    api: { 'POST /api/admin/cache/clear': ok({ success: true, pages: 41, bytes: 1_204_000 }) },
  },
  play: async (context) => {
    await clearCache(context);
    await waitFor(() => expect(screen.getByText('Cache cleared successfully')).toBeVisible());
  },
};

export const NotCleared: Story = {
  parameters: { api: { 'POST /api/admin/cache/clear': badGateway } },
  play: async (context) => {
    await clearCache(context);
    await waitFor(() => expect(screen.getByText('Failed to clear cache')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Error')).toBeVisible());
    await expect(context.canvas.getByRole('button', { name: 'Clear Cache' })).toHaveFocus();
  },
};

export const LoggingOut: Story = {
  parameters: { api: { 'POST /api/admin/logout': never } },
  play: async (context) => {
    await logOut(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Logout' })).toBeDisabled(),
    );
  },
};

export const LoggedOut: Story = {
  parameters: {
    api: { 'POST /api/admin/logout': ok<SessionStatus>({ isAuthenticated: false }) },
  },
  play: async (context) => {
    await logOut(context);
    await waitFor(() => expect(wentTo).toHaveBeenCalledWith('/vs-admin/login'));
  },
};

export const SessionEnded: Story = {
  parameters: {
    api: { 'GET /api/admin/status': ok<SessionStatus>({ isAuthenticated: false }) },
  },
  play: async () => {
    await waitFor(() => expect(wentTo).toHaveBeenCalledWith('/vs-admin/login'));
    // the reason is stored for the login page, which stories do not open
    sessionStorage.clear();
  },
};
