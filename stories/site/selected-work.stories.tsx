// The latest work on the home page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectedWork } from '#ui/site/selected-work.tsx';
import { studies } from '../fixtures/studies.ts';

export default {
  component: SelectedWork,
  parameters: {
    docs: {
      description: {
        component: `The latest work on the home page, in a rhythm of wide and tall cards.

        Do: pass an even number, six at most.

        Don't: use it as the listing of all work.`,
      },
    },
  },
  args: { studies },
} satisfies Meta<typeof SelectedWork>;
type Story = StoryObj<typeof SelectedWork>;

export const Six: Story = {};
export const Two: Story = { args: { studies: studies.slice(0, 2) } };
