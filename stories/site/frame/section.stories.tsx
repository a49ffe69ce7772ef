// A full-width band of the page in its three themes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '#ui/site/frame/section.tsx';

export default {
  component: Section,
  parameters: {
    docs: {
      description: {
        component: `A full-width band of the page in one theme, with its space.

        Do: let the theme change where the story turns, and take half the space between things that belong together.

        Don't: nest it, or set a background of its own inside.`,
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
