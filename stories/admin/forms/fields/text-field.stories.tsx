// One text of a form: empty, filled in, of many lines, wrong.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { FormFrame } from '../../../fixtures/form-frame.tsx';

const meta = {
  component: TextField,
  parameters: {
    docs: {
      description: {
        component: `A text of a form, tied to its values and errors.

        Do: use it for every plain text of a back-office form.

        Don't: use it outside a FormProvider; a lone field is Field and Input.`,
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj;

export const Empty: Story = {
  render: () => (
    <FormFrame>
      <TextField name="sector" label="Sector" />
    </FormFrame>
  ),
};

export const FilledIn: Story = {
  render: () => (
    <FormFrame values={{ slug: 'velmoor' }}>
      <TextField name="slug" label="Slug" hint="The address: /case-studies/slug" />
    </FormFrame>
  ),
};

export const ManyLines: Story = {
  render: () => (
    <FormFrame values={{ description: 'Knitwear, mended for life. '.repeat(12) }}>
      <TextField name="description" label="Description" rows={4} />
    </FormFrame>
  ),
};

export const Wrong: Story = {
  render: () => (
    <FormFrame errors={{ title: 'Required' }}>
      <TextField name="title" label="Client Name" />
    </FormFrame>
  ),
};
