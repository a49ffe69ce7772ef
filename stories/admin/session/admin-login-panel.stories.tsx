// The login page: idle and refused. The other states are stories of LoginForm.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { AdminLoginPanel } from '#ui/admin/session/admin-login-panel.tsx';
import { LoginForm } from '#ui/admin/session/login-form.tsx';
import * as form from './login-form.stories.tsx';

const meta = {
  component: AdminLoginPanel,
  args: { company, children: <LoginForm /> },
  parameters: {
    docs: {
      description: {
        component: `The login page: one form.

        Do: put a single short form in it; it brings the screen's h1 and main.

        Don't: use it inside AdminShell, or for anything a visitor sees.`,
      },
    },
    isPage: true,
  },
} satisfies Meta<typeof AdminLoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { play: form.Idle.play };
export const WrongPassword: Story = {
  parameters: form.WrongPassword.parameters,
  play: form.WrongPassword.play,
};
