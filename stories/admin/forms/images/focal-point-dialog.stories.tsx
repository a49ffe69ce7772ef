// The focal point from a form: loaded, deleted, not saved.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FocalPointDialog } from '#ui/admin/forms/images/focal-point-dialog.tsx';
import { inAdminFrame } from '../../../fixtures/admin-decorators.tsx';
import { harbour } from '../../../fixtures/media.ts';
import { loggedIn } from '../../../fixtures/staff-answers.ts';
import { badGateway, failure, ok } from '../../../toolbars/answer-api.ts';

const url = `/api/admin/media/${harbour.name}`;
const found = { [`GET ${url}`]: ok({ ...harbour, uses: [] }) };

const meta = {
  component: FocalPointDialog,
  args: { name: harbour.name, onClose: fn() },
  decorators: [inAdminFrame],
  parameters: {
    api: { ...loggedIn, ...found },
    docs: {
      description: {
        component: `The focal point of an uploaded picture, set where the picture is used.

        Do: open it for pictures of the library.

        Don't: present it as cropping: it applies wherever the picture is used.`,
      },
    },
  },
} satisfies Meta<typeof FocalPointDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('slider', { name: 'Focal point' })).toBeVisible());
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
  parameters: { api: { ...loggedIn, ...found, [`PATCH ${url}`]: badGateway } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save focal point' }));
    await waitFor(() => expect(screen.getByText('Failed to save the focal point')).toBeVisible());
  },
};
