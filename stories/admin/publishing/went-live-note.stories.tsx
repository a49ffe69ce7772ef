// The note in a form whose item went live: with and without changes that are not live.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WentLiveNote } from '#ui/admin/publishing/went-live-note.tsx';

const meta = {
  component: WentLiveNote,
  args: { at: '2026-03-24T09:30:00.000Z', hasChanges: false },
  parameters: {
    docs: {
      description: {
        component: `A scheduled item went live while its form was open.

        Do: place it above the fields, with the other saving notes.

        Don't: show it after Publish was pressed; that is a toast.`,
      },
    },
  },
} satisfies Meta<typeof WentLiveNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('as scheduled');
  },
};
export const WithChanges: Story = {
  args: { hasChanges: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not live yet');
  },
};
export const Nothing: Story = { args: { at: null } };
