// Notes above the fields of a form: unsaved changes of an earlier visit, and a draft that is not live.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SavingNotes } from '#ui/admin/saving/saving-notes.tsx';
import { FormFrame } from '../../fixtures/form-frame.tsx';
import { formPublishingOf, isChanged, isPublished } from '../../fixtures/publishing.ts';

const offer = {
  key: 'a',
  keptAt: '2026-03-12T23:41:00.000Z',
  basedOn: null,
  values: { title: 'B' },
};
const { copy } = formPublishingOf(isPublished);

const meta = {
  component: SavingNotes,
  args: { publishing: formPublishingOf(isChanged, { copy: { ...copy, offer } }) },
  render: (args) => (
    <FormFrame values={{ title: 'A' }}>
      <SavingNotes {...args} />
    </FormFrame>
  ),
  parameters: {
    docs: {
      description: {
        component: `Notes about unpublished and unsaved changes, with ways to compare and discard them.

        Do: place it first in the content of an item's form.

        Don't: use it for errors of a save; those are toasts.`,
      },
    },
  },
} satisfies Meta<typeof SavingNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.publishing.copy.restore).toHaveBeenCalled();
  },
};
export const Nothing: Story = { args: { publishing: formPublishingOf(isPublished) } };
