// The invalid fields of a form: none, some, and going to one of them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ErrorSummary } from '#ui/admin/forms/error-summary.tsx';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { FormFrame } from '../../fixtures/form-frame.tsx';

const meta = {
  component: ErrorSummary,
  parameters: {
    docs: {
      description: {
        component: `The invalid fields of a form, as links.

        Do: place it in the save bar, where it is always visible.

        Don't: repeat the messages in it; each field shows its own.`,
      },
    },
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj;

const show = (errors: Record<string, string>): Story => ({
  render: () => (
    <FormFrame errors={errors}>
      <form>
        <TextField name="title" label="Client Name" required />
        <TextField name="description" label="Description" required rows={4} />
        <ErrorSummary />
      </form>
    </FormFrame>
  ),
});

export const None = show({});

export const Some: Story = {
  ...show({ title: 'Required', description: 'Required' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Fix 2 fields')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Description' }));
    await waitFor(() => expect(canvas.getByLabelText('Description')).toHaveFocus());
  },
};
