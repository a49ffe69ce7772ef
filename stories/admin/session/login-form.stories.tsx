// The login form: idle, session ended, blank, pending, refused.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LoginForm } from '#ui/admin/session/login-form.tsx';
import { inBox } from '../../fixtures/in-box.tsx';
import { badGateway, failure, never } from '../../toolbars/answer-api.ts';

const meta = {
  component: LoginForm,
  parameters: {
    docs: {
      description: {
        component: `The login form: one password, one button.

        Do: render it in AdminLoginPanel, hydrated on load, since it needs a script.

        Don't: distinguish a wrong password from a missing account: there is only one account.`,
      },
    },
  },
  decorators: [inBox({ style: { maxWidth: '28rem' } })],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = (password: string) => userEvent.type(screen.getByLabelText('Password'), password);
const send = async (password: string) => {
  await type(password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};

export const Idle: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled(),
};

export const SessionEnded: Story = {
  beforeEach: () => sessionStorage.setItem('has-session', ''),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Your session has ended/)).toBeVisible());
    await expect(sessionStorage.getItem('has-session')).toBeNull();
  },
};

export const Blank: Story = {
  play: async ({ canvas }) => {
    await type('   ');
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const Pending: Story = {
  parameters: { api: { 'POST /api/admin/login': never } },
  play: async ({ canvas }) => {
    await send('open sesame');
    const button = canvas.getByRole('button', { name: 'Login' });
    await waitFor(() => expect(button).toBeDisabled());
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const WrongPassword: Story = {
  parameters: { api: { 'POST /api/admin/login': failure(401, { message: 'Invalid password' }) } },
  play: async ({ canvas }) => {
    await send('guess');
    await waitFor(() => expect(screen.getByText('Login Failed')).toBeVisible());
    await waitFor(() =>
      expect(screen.getByText('Invalid password', { selector: '.toast *' })).toBeVisible(),
    );
    await expect(
      canvas.getByText('Invalid password', { selector: '.alert, .alert *' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('guess');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

const received = fn<(body: unknown) => void>();

/** The server compares the password exactly, so spaces around it are sent. */
export const SpacesAround: Story = {
  parameters: {
    api: {
      'POST /api/admin/login': async (request: Request) => {
        received(await request.json());
        return Response.json({ message: 'Invalid password' }, { status: 401 });
      },
    },
  },
  play: async () => {
    await send(' open  sesame ');
    await waitFor(() => expect(received).toHaveBeenLastCalledWith({ password: ' open  sesame ' }));
  },
};

export const ServerUnreachable: Story = {
  parameters: { api: { 'POST /api/admin/login': badGateway } },
  play: async ({ canvas }) => {
    await send('open sesame');
    await waitFor(() =>
      expect(canvas.getByText('Invalid password. Please try again.')).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByText('Invalid password')).toBeVisible());
  },
};
