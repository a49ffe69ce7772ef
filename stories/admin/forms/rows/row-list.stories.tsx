// Rows of a form: none, some, added, sorted, removed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { RowList } from '#ui/admin/forms/rows/row-list.tsx';
import { FormFrame } from '../../../fixtures/form-frame.tsx';

const meta = {
  component: RowList,
  parameters: {
    docs: {
      description: {
        component: `Rows to add, sort and remove.

        Do: use it for lists whose items have more than one field.

        Don't: use it for short words (TagInput).`,
      },
    },
  },
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj;

const some = [
  { url: '/images/brackwick-main.jpg', alt: 'Spanners on a pegboard' },
  { url: '/images/brackwick-grid.jpg', alt: '' },
];

function Gallery({ gallery = [] }: { gallery?: typeof some }) {
  return (
    <FormFrame values={{ gallery }}>
      <RowList
        name="gallery"
        noun="Gallery image"
        addLabel="Add Image"
        blank={{ url: '', alt: '' }}
        columns="minmax(0, 1fr)"
      >
        {(index) => <TextField name={`gallery.${index}.url`} label="Image URL" />}
      </RowList>
    </FormFrame>
  );
}

export const None: Story = { render: () => <Gallery /> };
export const Some: Story = { render: () => <Gallery gallery={some} /> };

export const Added: Story = {
  render: () => <Gallery />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Image' }));
    await waitFor(() => expect(canvas.getByLabelText('Image URL')).toHaveFocus());
  },
};

export const Sorted: Story = {
  render: () => <Gallery gallery={some} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Gallery image 2 up' }));
    const [first] = canvas.getAllByLabelText('Image URL');
    await expect(first).toHaveValue('/images/brackwick-grid.jpg');
  },
};

export const Removed: Story = {
  render: () => <Gallery gallery={some} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gallery image 1' }));
    await expect(canvas.getByLabelText('Image URL')).toHaveValue('/images/brackwick-grid.jpg');
  },
};
