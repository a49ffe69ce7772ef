// Two versions of a form: differing in some fields, in none, and behind their button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Differences, DifferencesDialog, Version } from '#ui/islands/parts/differences.tsx';

const differences = [
  { name: 'title', label: 'Title', mine: 'Counted', theirs: 'The returns nobody counts' },
  { name: 'excerpt', label: 'Excerpt', mine: '', theirs: 'Most shops count orders.' },
];

const meta = {
  component: Differences,
  args: { differences, mine: 'Draft', theirs: 'Live' },
  parameters: {
    docs: {
      description: {
        component: `Field by field, only those that differ.

        Do: name both sides by what they are.

        Don't: show markup; the texts are for people.`,
      },
    },
  },
} satisfies Meta<typeof Differences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { differences: [] } };
/** The side that was not chosen. */
export const LeftSide: Story = {
  render: () => <Version title="Theirs" of="Title" text="The returns nobody counts" left />,
};
export const BehindItsButton: Story = {
  render: ({ mine, theirs }) => (
    <DifferencesDialog
      title="What this draft changes"
      description="Nothing of it is live until you publish the changes."
      mine={mine}
      theirs={theirs}
      differences={() => differences}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See what differs' }));
    const text = await screen.findByText('Counted');
    await waitFor(() => expect(text).toBeVisible());
  },
};
