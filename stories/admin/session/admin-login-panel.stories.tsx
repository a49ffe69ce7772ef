// The login page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { AdminLoginPanel } from '#ui/admin/session/admin-login-panel.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';

const password = (
  <Field label="Password">
    <Input type="password" />
  </Field>
);

export default {
  component: AdminLoginPanel,
  parameters: {
    docs: {
      description: {
        component: `The login page: one form.

        Do: put a single short form in it; it brings the screen's h1 and main.

        Don't: use it inside AdminShell, or for anything a visitor sees.`,
      },
    },
  },
  args: { company },
} satisfies Meta<typeof AdminLoginPanel>;
type Story = StoryObj<typeof AdminLoginPanel>;

export const Blank: Story = {
  args: {
    children: (
      <>
        {password}
        <Button disabled>Login</Button>
      </>
    ),
  },
};

export const Refused: Story = {
  args: {
    children: (
      <>
        {password}
        <Alert>Invalid password</Alert>
        <Button>Login</Button>
      </>
    ),
  },
};
