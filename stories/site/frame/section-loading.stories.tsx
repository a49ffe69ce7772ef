// A section that is loading.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionLoading } from '#ui/site/frame/section-loading.tsx';

export default {
  component: SectionLoading,
  parameters: {
    docs: {
      description: {
        component: `'Loading...' in the place of a section whose data is late.

        Do: give it the theme of the section it stands for.

        Don't: use it where the final layout is known (Skeleton).`,
      },
    },
  },
  args: { theme: 'dark' },
} satisfies Meta<typeof SectionLoading>;
type Story = StoryObj<typeof SectionLoading>;

export const Dark: Story = {};
export const Light: Story = { args: { theme: 'light' } };
