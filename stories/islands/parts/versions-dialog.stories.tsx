// Two versions of an item: differing in a little, in long texts, in nothing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { VersionsDialog } from '#ui/islands/parts/versions-dialog.tsx';

const meta = {
  component: VersionsDialog,
  args: {
    open: true,
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
    differences: [
      { label: 'Client Name', mine: 'Velmoor', theirs: 'Velmoor & Daughters' },
      { label: 'Sector', mine: 'Knitwear', theirs: '' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `Both versions of an item that two people saved.

        Do: keep what was not chosen, so that it can be brought back.

        Don't: open it for a slug that is taken; that belongs to its field.`,
      },
    },
  },
} satisfies Meta<typeof VersionsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ALittle: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await expect(args.onKeepMine).toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  args: {
    differences: [
      { label: 'Content', mine: 'One price. '.repeat(200), theirs: 'Two prices. '.repeat(150) },
    ],
  },
};

export const Nothing: Story = { args: { differences: [] } };
