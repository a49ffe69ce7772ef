// The buttons that crop a picture and show all of it again.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PictureCrop } from '#ui/admin/media/crop/picture-crop.tsx';
import { inAdminFrame } from '../../../fixtures/admin-decorators.tsx';
import { harbour } from '../../../fixtures/media.ts';
import { loggedIn } from '../../../fixtures/staff-answers.ts';
import { ok } from '../../../toolbars/answer-api.ts';

const url = `/api/admin/media/${harbour.name}`;
const cropped = { ...harbour, frame: { left: 200, top: 300, width: 600, height: 400 } };

const meta = {
  component: PictureCrop,
  args: { picture: cropped, onSaved: fn() },
  decorators: [inAdminFrame],
  parameters: {
    api: { ...loggedIn, [`PATCH ${url}`]: ok(harbour) },
    docs: {
      description: {
        component: `Crops a picture of the library.

        Do: place it under the picture.

        Don't: offer the whole picture when it is not cropped.`,
      },
    },
  },
} satisfies Meta<typeof PictureCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cropped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show whole picture' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(harbour));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
};

export const Whole: Story = {
  args: { picture: harbour },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show whole picture' })).toBeNull();
  },
};
