// Two versions of a form: differing in some fields, in none, and behind their button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  BothVersions,
  Differences,
  DifferencesDialog,
} from '#ui/admin/saving/conflicts/differences.tsx';
import type { Difference } from '#ui/admin/saving/conflicts/version-differences.ts';

const differences = [
  { name: 'title', label: 'Title', mine: 'Counted', other: 'The returns nobody counts' },
  { name: 'excerpt', label: 'Excerpt', mine: '', other: 'Most shops count orders.' },
];

const LONG = [
  'A returns desk knows more about a shop than its reports do. Every parcel that comes back has a reason. '.repeat(
    8,
  ),
  'Of forty parcels that we opened, thirty-one had never been worn.',
  'Most of the reasons can be read in the order before it, and nobody reads them. '.repeat(8),
].join('\n');

const meta = {
  component: Differences,
  args: { differences, mine: 'Draft', other: 'Live' },
  parameters: {
    docs: {
      description: {
        component: `The fields that differ, one by one.

        Do: name both sides.

        Don't: show markup.`,
      },
    },
  },
} satisfies Meta<typeof Differences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { differences: [] } };
/** One changed word in a long text is easy to find, because the common text around it is cut. */
export const OneWordInALongText: Story = {
  args: {
    differences: [
      {
        name: 'content',
        label: 'Content',
        mine: LONG.replace('forty', 'fifty'),
        other: LONG,
      },
    ],
  },
};
export const StyleOnly: Story = {
  args: { differences: [{ name: 'content', label: 'Content', mine: 'A', other: 'A' }] },
};
/** With the side that is not chosen. */
export const OneSideChosen: Story = {
  render: ({ mine, other, differences: [field] }) => (
    <BothVersions field={field as Difference} mine={mine} other={other} rejected="other" />
  ),
};
export const BehindItsButton: Story = {
  render: ({ mine, other }) => (
    <DifferencesDialog
      title="Unpublished changes"
      description="Nothing of it is live until you publish the changes."
      mine={mine}
      other={other}
      differences={() => differences}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    const text = await screen.findByText('Counted');
    await waitFor(() => expect(text).toBeVisible());
  },
};
