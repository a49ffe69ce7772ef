// The offer of a kept copy: made, and with nothing to offer.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LocalCopyOffer } from '#ui/admin/saving/copies/local-copy-offer.tsx';

const meta = {
  component: LocalCopyOffer,
  args: {
    keptAt: '2026-03-11T09:00:00.000Z',
    onRestore: fn(),
    onDiscard: fn(),
    differences: () => [],
  },
  parameters: {
    docs: {
      description: {
        component: `Offers to restore unsaved changes.

        Do: place it above the fields.

        Don't: restore without asking.`,
      },
    },
  },
} satisfies Meta<typeof LocalCopyOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalled();
  },
};

export const NothingKept: Story = { args: { keptAt: null } };
