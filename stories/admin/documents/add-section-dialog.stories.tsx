// The types of section that may be added.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import { AddSectionDialog } from '#ui/admin/documents/add-section-dialog.tsx';
import { addableSections } from '#ui/admin/documents/sections-of-page.ts';

const meta = {
  component: AddSectionDialog,
  args: {
    open: true,
    addable: addableSections(DOCUMENT_TYPES.page.sections, []),
    onClose: fn(),
    onChoose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Asks which section to add.

        Do: say in a few words what each is for.

        Don't: offer sections that the page cannot have.`,
      },
    },
  },
} satisfies Meta<typeof AddSectionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Figures/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
