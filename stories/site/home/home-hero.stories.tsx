// The hero of the home page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { divisions } from '#db/content/divisions.ts';
import { homeHero } from '#db/content/home.ts';
import { HomeHero } from '#ui/site/home/home-hero.tsx';

export default {
  component: HomeHero,
  parameters: {
    docs: {
      description: {
        component: `The hero of the home page: a picture, two lines and three cards.

        Do: keep the headline to two short lines, and give a portrait still for phones.

        Don't: use it on another page, or put a second button in it.`,
      },
    },
  },
  args: { ...homeHero, divisions },
} satisfies Meta<typeof HomeHero>;

export const Still: StoryObj<typeof HomeHero> = {};
