// The embedded scheduler, placed by its script.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Scheduler } from '#ui/site/contact/scheduler.tsx';

export default {
  component: Scheduler,
  parameters: {
    docs: {
      description: {
        component: `The calendar of the meetings platform, and its page in a frame where it cannot be embedded.

        Do: mount it only on request: its script is loaded and removed with it.

        Don't: leave out a link beside it: frames can be blocked too.`,
      },
    },
  },
  args: { url: 'https://meetings.example/verso', script: 'data:text/javascript,' },
  beforeEach: () => {
    window.hbspt = {
      meetings: {
        create(selector) {
          const words = document.createElement('p');
          words.textContent = 'The calendar of the platform stands here.';
          document.querySelector(selector)?.replaceChildren(words);
        },
      },
    };
    return () => {
      window.hbspt = undefined;
    };
  },
} satisfies Meta<typeof Scheduler>;

export const Placed: StoryObj<typeof Scheduler> = {
  play: async ({ canvas }) => {
    await canvas.findByText('The calendar of the platform stands here.', {}, { timeout: 4000 });
    await waitFor(() => expect(canvas.queryByText('Loading the calendar...')).toBeNull(), {
      timeout: 7000,
    });
  },
};
