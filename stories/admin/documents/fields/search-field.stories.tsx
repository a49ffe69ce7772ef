// A text that is searched for while it is typed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchField } from '#ui/admin/documents/fields/search-field.tsx';
import { DocumentFrame } from '../../../fixtures/document-frame.tsx';

const meta = {
  component: SearchField,
  parameters: {
    docs: {
      description: {
        component: `A text field that suggests existing entries.

        Do: say in the placeholder what can be typed.

        Don't: use it to choose from a short fixed list (ChoiceField).`,
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj;

const find = async (search: string) =>
  ['Brackwick', 'Brightside']
    .filter((label) => label.toLowerCase().includes(search))
    .map((label) => ({ label, address: label.toLowerCase(), hint: 'Case study' }));

const show = (value: string, errors?: Record<string, string>): Story => ({
  render: () => (
    <DocumentFrame values={{ study: value }} errors={errors}>
      <SearchField
        name="study"
        label="Case study"
        placeholder="The name of a case study"
        optionsLabel="Case studies"
        find={find}
      />
    </DocumentFrame>
  ),
});

export const Empty = show('');
export const FilledIn = show('brackwick');
export const Wrong = show('gone', { study: 'No case study has this address' });

export const Chosen: Story = {
  ...show(''),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Case study' });
    await userEvent.type(field, 'br');
    await canvas.findByRole('option', { name: /Brightside/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('brightside');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
