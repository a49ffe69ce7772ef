// The login over a screen: not needed, shown, continued, closed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { SessionStatus } from '#db/contract/access/session.ts';
import { LoginGate } from '#ui/admin/session/login-gate.tsx';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { ApiFailure } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { withClientData } from '../../fixtures/admin-decorators.tsx';
import { ok } from '../../toolbars/answer-api.ts';

/** A piece of work that finds the session ended on its first `fails` tries. */
function Work({ fails }: { fails: number }) {
  const whenLoggedIn = useWhenLoggedIn();
  const [said, setSaid] = useState('');
  const work = () => {
    let tries = 0;
    const call = async () => {
      tries += 1;
      if (tries <= fails) throw new ApiFailure(401, '{"message":"Please log in"}', '');
    };
    whenLoggedIn('the work', call).then(
      () => setSaid('Done'),
      () => setSaid('Not done'),
    );
  };
  return (
    <>
      <Button onClick={work}>Work</Button>
      <p role="status">{said}</p>
    </>
  );
}

const meta = {
  component: LoginGate,
  args: { children: <Work fails={1} /> },
  decorators: [withClientData],
  parameters: {
    api: { 'POST /api/admin/login': ok<SessionStatus>({ isAuthenticated: true }) },
    docs: {
      description: {
        component: `Calls that continue after a login when the session has ended.

        Do: use \`useWhenLoggedIn\` for calls that a person started. AdminFrame includes the gate. Don't: use it for automatic calls: nobody expects a dialog then.`,
      },
    },
  },
} satisfies Meta<typeof LoginGate>;
export default meta;
type Story = StoryObj<typeof meta>;

const work: NonNullable<Story['play']> = ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Work' }));

export const LoggedIn: Story = {
  args: { children: <Work fails={0} /> },
  play: async (context) => {
    await work(context);
    await waitFor(() => expect(context.canvas.getByText('Done')).toBeVisible());
  },
};

export const Asked: Story = {
  play: async (context) => {
    await work(context);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    // the dialog fades in
    await waitFor(() => expect(screen.getByText(/continue with the work/)).toBeVisible());
  },
};

export const Continued: Story = {
  play: async (context) => {
    await work(context);
    await userEvent.type(await screen.findByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(context.canvas.getByText('Done')).toBeVisible());
  },
};

export const Closed: Story = {
  play: async (context) => {
    await work(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(context.canvas.getByText('Not done')).toBeVisible());
  },
};
