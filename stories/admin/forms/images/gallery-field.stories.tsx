// The gallery of a case study: empty, some pictures, a missing file, sorted, a refused file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { GalleryField } from '#ui/admin/forms/images/gallery-field.tsx';
import { ClientData } from '#ui/islands/client-data.tsx';
import { dropFile } from '../../../fixtures/drop-file.ts';
import { FormFrame } from '../../../fixtures/form-frame.tsx';
import { loggedIn } from '../../../fixtures/staff-answers.ts';

const meta = {
  component: GalleryField,
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `The pictures of a case study, in their order.

        Do: accept many files at once, and say which were skipped.

        Don't: use it for one picture (ImageField).`,
      },
    },
  },
} satisfies Meta<typeof GalleryField>;
export default meta;
type Story = StoryObj;

const some = [
  { url: '/images/brackwick-main.jpg', alt: 'Spanners on a pegboard' },
  { url: '/images/brackwick-grid.jpg', alt: '' },
  { url: 'data:,no-such-picture-with-a-very-long-name-indeed.jpg', alt: 'Gone' },
];

const show = (gallery: typeof some): Story => ({
  render: () => (
    <ClientData>
      <FormFrame values={{ gallery }}>
        <div style={{ containerType: 'inline-size' }}>
          <GalleryField />
        </div>
      </FormFrame>
    </ClientData>
  ),
});

export const Empty = show([]);
export const Some = show(some);

export const Sorted: Story = {
  ...show(some),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Gallery image 2 up' }));
    await expect(canvas.getAllByLabelText('Alt Text')[1]).toHaveValue('Spanners on a pegboard');
  },
};

export const Removed: Story = {
  ...show(some),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gallery image 1' }));
    await expect(canvas.getAllByLabelText('Alt Text')[0]).toHaveValue('');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getAllByLabelText('Alt Text')[0]).toHaveValue('Spanners on a pegboard');
  },
};

export const Refused: Story = {
  ...show([]),
  play: async ({ canvas, canvasElement }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('.file-drop input[type="file"]');
    if (!picker) throw new Error('There is no picker.');
    await userEvent.upload(picker, new File(['words'], 'words.txt', { type: 'text/plain' }), {
      applyAccept: false,
    });
    await waitFor(() => expect(canvas.getByText('words.txt')).toBeVisible());
  },
};

export const DroppedOnAPicture: Story = {
  ...show(some),
  play: async ({ canvas, canvasElement }) => {
    dropFile(canvasElement.querySelector('.image-field'));
    await waitFor(() => expect(canvas.getByText(/Invalid file type/)).toBeVisible());
    await expect(canvas.queryByRole('list', { name: /files/ })).toBeNull();
  },
};

export const DroppedOnTheZone: Story = {
  ...show(some),
  play: async ({ canvas, canvasElement }) => {
    dropFile(canvasElement.querySelector('.file-drop-zone'));
    const files = await canvas.findByRole('list', { name: /files/ });
    await expect(within(files).getAllByRole('listitem')).toHaveLength(1);
  },
};
