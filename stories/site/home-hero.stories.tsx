// The first five seconds.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { divisions } from '#db/content/divisions.ts';
import { HomeHero } from '#ui/site/home-hero.tsx';

export default {
  component: HomeHero,
  args: { headline: company.headline, image: company.heroImage, divisions },
} satisfies Meta<typeof HomeHero>;

export const Still: StoryObj<typeof HomeHero> = {};
