// Entries of a list that fold: none, some, one that is opened.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { COLLECTIONS } from '#db/contract/documents/collections.ts';
import { entryOf } from '#ui/admin/documents/fields/field-shape.ts';
import { FoldingRows } from '#ui/admin/documents/fields/folding-rows.tsx';
import { blankEntry } from '#ui/admin/documents/form-values.ts';
import { DocumentFrame } from '../../../fixtures/document-frame.tsx';

const meta = {
  component: FoldingRows,
  parameters: {
    docs: {
      description: {
        component: `List entries that are too long for a row.

        Do: use it where an entry has more than three short fields.

        Don't: use it for sections of a page (SectionList).`,
      },
    },
  },
} satisfies Meta<typeof FoldingRows>;
export default meta;
type Story = StoryObj;

const { items } = COLLECTIONS['office-list'].shape;
const office = {
  country: 'UK',
  address: [{ value: '1 Dock Road' }],
  phone: { label: '', href: '' },
};
const OFFICES = ['Liverpool', 'Leeds', 'Toronto'].map((city) => ({
  ...office,
  city,
  image: { src: '/images/brackwick-grid.jpg', alt: '' },
}));

const show = (values: unknown[]): Story => ({
  render: () => (
    <DocumentFrame values={{ items: values }}>
      <FoldingRows
        name="items"
        entry={entryOf(items)}
        noun="Office"
        addLabel="Add office"
        blank={blankEntry(items)}
      />
    </DocumentFrame>
  ),
});

export const None = show([]);
export const Some = show(OFFICES);

export const Opened: Story = {
  ...show(OFFICES),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Office 2/ }));
    await expect(canvas.getByLabelText('City')).toHaveValue('Leeds');
  },
};

export const Sorted: Story = {
  ...show(OFFICES),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Move Office 1/ }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(canvas.getByRole('button', { name: /^Office 2/ })).toHaveTextContent('Liverpool');
  },
};

export const UndoneInAClosedEntry: Story = {
  ...show(OFFICES),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Office 1/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Line 1' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Office 1/ }));
    canvas.getByRole('button', { name: /^Move Office 1/ }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Office 1/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Office 2/ }));
    const lines = (office: number) =>
      canvasElement.querySelectorAll(`[name^="items.${office}.address."]`);
    await waitFor(() => expect(lines(1)).toHaveLength(1));
    await expect(lines(0)).toHaveLength(1);
  },
};
