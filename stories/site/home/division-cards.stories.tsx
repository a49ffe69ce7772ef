// The three division cards of the home hero.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { divisions } from '#db/content/divisions.ts';
import { DivisionCards } from '#ui/site/home/division-cards.tsx';

export default {
  component: DivisionCards,
  parameters: {
    docs: {
      description: {
        component: `The three division cards along the lower edge of the home hero.

        Do: change active every seven seconds, and set paused while it is stopped.

        Don't: use it for more or fewer than three, or on a light section.`,
      },
    },
  },
  args: { divisions },
  globals: { theme: 'dark' },
} satisfies Meta<typeof DivisionCards>;
type Story = StoryObj<typeof DivisionCards>;

export const FirstActive: Story = {};
export const ThirdActive: Story = { args: { active: 2 } };
export const Paused: Story = { args: { active: 1, paused: true } };
