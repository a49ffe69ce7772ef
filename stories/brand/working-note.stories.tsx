// How a figure was measured, in a note beside it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { WorkingNote } from '#ui/brand/working-note.tsx';

export default {
  component: WorkingNote,
  parameters: {
    docs: {
      description: {
        component: `A small corner beside a figure. It opens how the figure was measured: period, base, and by whom.

        Do: add one to every figure that is a claim.

        Don't: put essential content into it.`,
      },
    },
  },
  args: {
    figure: '128%',
    children: 'Revenue of kept pairs, 2025 on 2024. From the ledger of the client.',
  },
  decorators: [
    (Story) => (
      <p style={{ padding: '9rem 2rem 2rem', fontSize: '5rem', lineHeight: 1 }}>
        128%
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof WorkingNote>;
type Story = StoryObj<typeof WorkingNote>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const corner = within(canvasElement).getByRole('button', { name: 'How 128% was measured' });
    await userEvent.click(corner);
    await waitFor(() => expect(within(canvasElement).getByText(/2025 on 2024/)).toBeVisible());
  },
};

export const OnInk: Story = { globals: { theme: 'dark' } };
