// The version of a site document that visitors see: the original, the original with a draft, an edited version.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BackToOriginal } from '#ui/admin/documents/back-to-original.tsx';

const meta = {
  component: BackToOriginal,
  args: { shown: 'edited', noun: 'page', pending: false, onBack: fn() },
  parameters: {
    docs: {
      description: {
        component: `Says which version visitors see, and goes back to the original.

        Do: say what will happen first.

        Don't: use it for pages that staff made: they have no original.`,
      },
    },
  },
} satisfies Meta<typeof BackToOriginal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Original: Story = { args: { shown: 'original' } };
export const Draft: Story = { args: { shown: 'draft' } };
export const Edited: Story = {};
export const Asked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the original…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the original' }));
    await waitFor(() => expect(args.onBack).toHaveBeenCalled());
  },
};
