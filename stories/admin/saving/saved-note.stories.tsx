// The note with the time of the last save, and with other windows or sessions that have the item open.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SavedNote } from '#ui/admin/saving/saved-note.tsx';
import { isPublished } from '../../fixtures/publishing.ts';

const saved = { ...isPublished, saving: { ...isPublished.saving, savedAt: Date.now() } };

const meta = {
  component: SavedNote,
  args: { publishing: saved },
  parameters: {
    docs: {
      description: {
        component: `When the form was last saved, in the save bar.

        Do: place it beside PublishingSummary.

        Don't: announce it; it changes every second.`,
      },
    },
  },
} satisfies Meta<typeof SavedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(/^Saved/)).toBeVisible(),
};
export const AlsoOpen: Story = {
  args: { publishing: { ...saved, presence: { windows: 1, sessions: 0 } } },
  play: async ({ canvas }) => expect(canvas.getByText('Also open in another window')).toBeVisible(),
};
export const OtherSessions: Story = {
  args: { publishing: { ...isPublished, presence: { windows: 0, sessions: 2 } } },
};
