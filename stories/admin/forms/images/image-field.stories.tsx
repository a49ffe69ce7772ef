// An image of a form: none, removed, dropped. One and a wrong one are stories of DocumentField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ImageField } from '#ui/admin/forms/images/image-field.tsx';
import { ClientData } from '#ui/islands/client-data.tsx';
import { dropFile } from '../../../fixtures/drop-file.ts';
import { FormFrame } from '../../../fixtures/form-frame.tsx';
import { libraryAnswers } from '../../../fixtures/media.ts';

const meta = {
  component: ImageField,
  parameters: {
    docs: {
      description: {
        component: `An image of a form: uploaded, or given as an address.

        Do: use it for every image field of a back-office form.

        Don't: use it for a list of images (GalleryField).`,
      },
    },
  },
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj;

export const None: Story = {
  render: () => (
    <FormFrame>
      <ImageField name="mainImage" label="Main Image" hint="Heads the case study" />
    </FormFrame>
  ),
};

export const Removed: Story = {
  render: () => (
    <FormFrame values={{ mainImage: '/images/brackwick-main.jpg' }}>
      <ImageField name="mainImage" label="Main Image" />
    </FormFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Main Image' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByLabelText('Main Image')).toHaveFocus());
    await expect(canvas.getByLabelText('Main Image')).toHaveValue('');
    await expect(canvas.getByText('No image')).toBeInTheDocument();
  },
};

export const DroppedOnTheLibrary: Story = {
  parameters: { api: libraryAnswers },
  render: () => (
    <ClientData>
      <FormFrame values={{ mainImage: '/images/brackwick-main.jpg' }}>
        <ImageField name="mainImage" label="Main Image" />
      </FormFrame>
    </ClientData>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Options for Main Image' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Choose from library/ }));
    dropFile(await screen.findByRole('group', { name: 'Upload to the library' }));
    await waitFor(() => expect(screen.getByText('words.txt')).toBeVisible());
    // the field behind the library does not get the file
    await expect(await screen.findAllByText(/Invalid file type/)).toHaveLength(1);
  },
};
