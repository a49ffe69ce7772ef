// The roll of names on /about.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '#db/content/people.ts';
import { PeopleRoll } from '#ui/site/company/people-roll.tsx';

export default {
  component: PeopleRoll,
  args: { title: 'Some of the people who will pick up', people },
  parameters: {
    docs: {
      description: {
        component: `The team, by name.

        Do: give the role and city, in a few words.

        Don't: use a portrait of somebody else.`,
      },
    },
  },
} satisfies Meta<typeof PeopleRoll>;
type Story = StoryObj<typeof PeopleRoll>;

export const Everybody: Story = {};
export const One: Story = { args: { people: people.slice(0, 1) } };
