// The menu of an image field, without a picture, with one of the library, and while a file is uploaded.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImageFieldMenu } from '#ui/admin/forms/images/image-field-menu.tsx';

const meta = {
  component: ImageFieldMenu,
  args: {
    what: 'Main Image',
    isUploading: false,
    isLibraryLoading: false,
    onUpload: fn(),
    onLibrary: fn(),
    focusAddress: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Other ways to choose a picture, and the actions on the current one.

        Do: use it through ImageField.

        Don't: put actions of the form here; they concern one picture.`,
      },
    },
  },
} satisfies Meta<typeof ImageFieldMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvas: { getByRole: typeof screen.getByRole }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Options for Main Image' }));

export const NoPicture: Story = {
  play: async ({ canvas, args }) => {
    await open(canvas);
    await expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Enter a URL' }));
    await waitFor(() => expect(args.focusAddress).toHaveBeenCalledWith({ shouldSelect: true }));
  },
};

export const OwnPicture: Story = {
  args: { onFocalPoint: fn(), onRemove: fn() },
  play: async ({ canvas }) => {
    await open(canvas);
    for (const name of ['Focal point…', 'Remove'])
      await waitFor(() => expect(screen.getByRole('menuitem', { name })).toBeVisible());
  },
};

export const Uploading: Story = {
  args: { isUploading: true },
  play: async ({ canvas }) => {
    await open(canvas);
    const item = await screen.findByRole('menuitem', { name: 'Upload…' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
};
