// A full-width band of the page in its three themes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '#ui/site/frame/section.tsx';

export default {
  component: Section,
  parameters: {
    docs: {
      description: {
        component: `A full-width band of the page in one theme, with spacing.

        Do: change the theme between topics, and use half the space between related sections.

        Don't: nest it, or set another background inside.`,
      },
    },
  },
  args: { children: <h2>One Agency. Three Specialist Divisions.</h2> },
} satisfies Meta<typeof Section>;
type Story = StoryObj<typeof Section>;

export const Paper: Story = {};
export const Light: Story = { args: { theme: 'light' } };
export const Dark: Story = { args: { theme: 'dark' } };
export const HalfTheSpace: Story = { args: { space: 'half' } };
export const NoSpace: Story = { args: { space: 'none' } };
