// Cropping a picture of the library: loaded, in a shape, deleted, cropped before and not saved, and one that cannot be cropped.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CropDialog } from '#ui/admin/media/crop/crop-dialog.tsx';
import { inAdminFrame } from '../../../fixtures/admin-decorators.tsx';
import { harbour } from '../../../fixtures/media.ts';
import { loggedIn } from '../../../fixtures/staff-answers.ts';
import { badGateway, failure, ok } from '../../../toolbars/answer-api.ts';

const url = `/api/admin/media/${harbour.name}`;
const answer = (more: object) => ({
  ...loggedIn,
  [`GET ${url}`]: ok({ ...harbour, uses: [], ...more }),
});
const frame = { left: 200, top: 300, width: 600, height: 400 };

const meta = {
  component: CropDialog,
  args: { name: harbour.name, onSaved: fn(), onClose: fn() },
  decorators: [inAdminFrame],
  parameters: {
    api: answer({}),
    docs: {
      description: {
        component: `A frame over the whole picture.

        Do: say that the file does not change.

        Don't: offer it for drawings, GIFs and films.`,
      },
    },
  },
} satisfies Meta<typeof CropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Frame' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Save frame' })).toBeDisabled();
  },
};

export const InAShape: Story = {
  parameters: { api: { ...answer({}), [`PATCH ${url}`]: ok({ ...harbour, frame }) } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '16:9' }));
    await expect(screen.getByRole('spinbutton', { name: 'Width' })).toHaveValue('1200');
    await expect(screen.getByRole('spinbutton', { name: 'Height' })).toHaveValue('675');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Portrait' }));
    await expect(screen.getByRole('radio', { name: '9:16' })).toBeChecked();
    await expect(screen.getByRole('spinbutton', { name: 'Height' })).toHaveValue('1200');
    await userEvent.click(screen.getByRole('button', { name: 'Save frame' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ ...harbour, frame }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
};

export const CannotBeCropped: Story = {
  parameters: { api: answer({ type: 'image/svg+xml' }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Only a JPEG/)).toBeVisible());
  },
};

export const Gone: Story = {
  parameters: {
    api: { ...loggedIn, [`GET ${url}`]: failure(404, { message: 'File not found' }) },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('File not found')).toBeVisible());
  },
};

export const NotSaved: Story = {
  parameters: { api: { ...answer({ frame }), [`PATCH ${url}`]: badGateway } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show whole picture' }));
    await waitFor(() => expect(screen.getByText('Failed to save the frame')).toBeVisible());
  },
};
