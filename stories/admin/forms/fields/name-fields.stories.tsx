// Fields that suggest names: chips and one name.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { CaseStudyFormValues } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { NameField, NamesField } from '#ui/admin/forms/fields/name-fields.tsx';
import { FormFrame } from '../../../fixtures/form-frame.tsx';

const meta = {
  component: NamesField,
  parameters: {
    docs: {
      description: {
        component: `Categories, sectors, roles and authors, with what exists as suggestions.

        Do: use them wherever such a name is typed, so that spellings stay the same.

        Don't: use them for texts of a single item.`,
      },
    },
  },
} satisfies Meta<typeof NamesField>;
export default meta;
type Story = StoryObj;

export const Several: Story = {
  render: () => (
    <FormFrame values={{ categories: ['B2B'] }}>
      <NamesField<CaseStudyFormValues>
        name="categories"
        label="Categories"
        of="case-study-category"
        required
      />
    </FormFrame>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Categories');
    await expect(canvas.getByRole('link', { name: /^Manage Categories/ })).toHaveAttribute(
      'href',
      '/vs-admin/names#names-case-study-category',
    );
    await userEvent.type(field, 'Retail,');
    await expect(canvas.getByRole('button', { name: 'Remove Retail' })).toBeVisible();
    await userEvent.type(field, '{Backspace}');
    await expect(canvas.queryByRole('button', { name: 'Remove Retail' })).toBeNull();
  },
};
export const One: Story = {
  render: () => (
    <FormFrame>
      <NameField<CaseStudyFormValues> name="sector" label="Sector" of="sector" />
    </FormFrame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Sector');
    await userEvent.type(field, 'T');
    const suggested = canvasElement.querySelector(
      `#${CSS.escape(field.getAttribute('list') ?? '')}`,
    );
    await waitFor(() => expect(suggested?.querySelector('[value="Tools"]')).toBeInTheDocument());
    await userEvent.type(field, 'ools');
    await expect(field).toHaveValue('Tools');
  },
};
