// Two versions of an item: differing in a little, in long texts, in nothing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { VersionsDialog } from '#ui/admin/saving/conflicts/versions-dialog.tsx';

const meta = {
  component: VersionsDialog,
  args: {
    open: true,
    onOverwrite: fn(),
    onUseRemote: fn(),
    onClose: fn(),
    differences: [
      {
        name: 'title',
        label: 'Client Name',
        mine: 'Velmoor',
        other: 'Velmoor & Daughters',
      },
      { name: 'sector', label: 'Sector', mine: 'Knitwear', other: '' },
    ],
    changed: new Set(['sector']),
    newStatus: null,
  },
  parameters: {
    docs: {
      description: {
        component: `Both versions of an item that two people saved.

        Do: keep the rejected version, so that it can be restored.

        Don't: open it for a slug that is taken; that belongs to its field.`,
      },
    },
  },
} satisfies Meta<typeof VersionsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ALittle: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Overwrite with mine' }));
    await expect(args.onOverwrite).toHaveBeenCalled();
  },
};

/** Each field has a choice of its own; the writer's own changes are preselected. */
export const FieldByField: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Combine' }));
    await expect(args.onUseRemote).toHaveBeenLastCalledWith(['sector']);
    const title = within(screen.getByRole('radiogroup', { name: 'Client Name' }));
    await userEvent.click(title.getByRole('radio', { name: 'Yours' }));
    await userEvent.click(screen.getByRole('button', { name: 'Combine' }));
    await expect(args.onUseRemote).toHaveBeenLastCalledWith(['title', 'sector']);
  },
};

export const LongTexts: Story = {
  args: {
    differences: [
      {
        name: 'content',
        label: 'Content',
        mine: 'One price. '.repeat(200),
        other: 'Two prices. '.repeat(150),
      },
    ],
  },
};

/** More than the window holds: the buttons stay in view and hide nothing for good. */
export const ManyLongTexts: Story = {
  args: {
    differences: ['Title', 'Excerpt', 'Content'].map((label) => ({
      name: label.toLowerCase(),
      label,
      mine: 'One price. '.repeat(120),
      other: 'Two prices. '.repeat(90),
    })),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    dialog.scrollTo(0, dialog.scrollHeight);
    const last = within(dialog).getByRole('region', { name: 'Theirs: Content' });
    const button = within(dialog).getByRole('button', { name: 'Overwrite with mine' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        button.getBoundingClientRect().top,
      ),
    );
  },
};

/** Somebody else took the item off the site, which no choice of texts undoes. */
export const Unpublished: Story = {
  args: { newStatus: 'draft' },
  play: async () => {
    await screen.findByText('Unpublished by somebody else. It is not on the site.');
  },
};

export const Nothing: Story = { args: { differences: [] } };
