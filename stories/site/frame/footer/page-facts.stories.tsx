// The facts about a page: its weight, cookies, foreign hosts and paint time.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFacts } from '#ui/site/frame/footer/page-facts.tsx';

export default {
  component: PageFacts,
  parameters: {
    docs: {
      description: {
        component: `A corner in the footer that turns the page over. The page's script measures when it is opened.

        Do: put one at the end of every public page.

        Don't: show figures that were not measured.`,
      },
    },
  },
  args: {
    shown: true,
    figures: { html: '9.6 kB', total: '187 kB', cookies: '0', hosts: '0', paint: '0.41 s' },
  },
  globals: { theme: 'dark' },
} satisfies Meta<typeof PageFacts>;
type Story = StoryObj<typeof PageFacts>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const NotMeasured: Story = { args: { open: true, figures: {} } };
