// The frame of every form that visitors send.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { watchNativeForms } from '#ui/site/behaviours/native-forms.ts';
import { NativeForm } from '#ui/site/contact/native-form.tsx';
import { inBox } from '../../fixtures/in-box.tsx';
import { failure, never, ok } from '../../toolbars/answer-api.ts';

watchNativeForms();

const meta = {
  component: NativeForm,
  parameters: {
    docs: {
      description: {
        component: `The frame of the public forms: it posts to /api/enquiries, with and without JavaScript.

        Do: pass Fields as children, half-width ones in pairs, and one sentence on how the data is used.

        Don't: use it in the back office, whose forms save and stay.`,
      },
    },
  },
  decorators: [inBox({ style: { maxWidth: '56rem', padding: 'var(--margin)' } })],
  args: {
    kind: 'newsletter',
    label: 'Newsletter',
    send: 'Sign up',
    small: 'One email a month.',
    done: <p>You’re on the list.</p>,
    children: (
      <Field label="Email">
        <Input name="email" type="email" autoComplete="email" required />
      </Field>
    ),
  },
} satisfies Meta<typeof NativeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Quiet: Story = { args: { quiet: true } };
export const FormError: Story = {
  args: {
    errors: { '': 'Too many messages at once. Please try again in 10 minutes, or call us.' },
  },
};

export const Sending: Story = {
  parameters: { api: { 'POST /api/enquiries': never } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Sending...'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ErrorsBesideFields: Story = {
  parameters: {
    api: {
      'POST /api/enquiries': failure(400, {
        message: 'email: Please enter a valid email address, such as name@example.com',
        errors: [
          {
            path: 'email',
            message: 'Please enter a valid email address, such as name@example.com',
          },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'ada@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    await expect(email).toHaveAccessibleDescription(/such as name@example.com/);
    await expect(email).toHaveFocus();
    await userEvent.type(email, '.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
};

export const Sent: Story = {
  parameters: { api: { 'POST /api/enquiries': ok({ success: true }, 201) } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(canvas.getByText('You’re on the list.')).toBeVisible());
  },
};
