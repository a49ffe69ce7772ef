// The login dialog over a form: open, refused, logged in.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SessionStatus } from '#db/contract/access/session.ts';
import { LoginDialog } from '#ui/admin/session/login-dialog.tsx';
import { withClientData } from '../../fixtures/admin-decorators.tsx';
import { failure, ok } from '../../toolbars/answer-api.ts';

const meta = {
  component: LoginDialog,
  args: { open: true, goesOn: 'the save', onLoggedIn: fn(), onClose: fn() },
  decorators: [withClientData],
  parameters: {
    docs: {
      description: {
        component: `Asks for the password again when the session ended during a save.

        Do: continue the save after the login.

        Don't: use it for the first login; that is LoginForm.`,
      },
    },
  },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function logIn() {
  await userEvent.type(await screen.findByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Log in and save' }));
}

export const Asked: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

export const Refused: Story = {
  parameters: { api: { 'POST /api/admin/login': failure(401, { message: 'Invalid password' }) } },
  play: async () => {
    await logIn();
    await waitFor(() => expect(screen.getByText('Invalid password')).toBeVisible());
  },
};

export const LoggedIn: Story = {
  parameters: {
    api: { 'POST /api/admin/login': ok<SessionStatus>({ isAuthenticated: true }) },
  },
  play: async ({ args }) => {
    await logIn();
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalled());
  },
};
