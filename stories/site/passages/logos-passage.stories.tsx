// Partners by logo and name.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { partners } from '#db/content/partners.ts';
import { LogosPassage } from '#ui/site/passages/logos-passage.tsx';

const frame = { id: 'passage', title: 'Peak, without the panic', theme: 'paper' as const };

export default {
  component: LogosPassage,
  parameters: {
    docs: {
      description: {
        component: `Partners by logo and name.

        Do: show those that the page is about.

        Don't: show all of them: they have a page.`,
      },
    },
  },
  args: { ...frame, partners: partners.slice(0, 9) },
} satisfies Meta<typeof LogosPassage>;
type Story = StoryObj<typeof LogosPassage>;

export const Whole: Story = {};
export const Dark: Story = { args: { theme: 'dark' } };
