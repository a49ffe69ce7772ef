// /vs-admin/login: idle, pending and refused.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { AdminLoginPanel } from '#ui/admin/session/admin-login-panel.tsx';
import { LoginForm } from '#ui/admin/session/login-form.tsx';
import * as form from '../admin/session/login-form.stories.tsx';

function AdminLogin() {
  return (
    <AdminLoginPanel company={company}>
      <LoginForm />
    </AdminLoginPanel>
  );
}

const meta = { component: AdminLogin } satisfies Meta<typeof AdminLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { play: form.Idle.play };
export const Pending: Story = { parameters: form.Pending.parameters, play: form.Pending.play };
export const WrongPassword: Story = {
  parameters: form.WrongPassword.parameters,
  play: form.WrongPassword.play,
};
export const TooManyTries: Story = {
  parameters: form.TooManyTries.parameters,
  play: form.TooManyTries.play,
};
