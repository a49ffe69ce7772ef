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
        component: `Who works here, by name.

        Do: say what each does and where, in three words.

        Don't: add a portrait that is not of the person.`,
      },
    },
  },
} satisfies Meta<typeof PeopleRoll>;
type Story = StoryObj<typeof PeopleRoll>;

export const Everybody: Story = {};
export const One: Story = { args: { people: people.slice(0, 1) } };
