// / as a visitor meets it: whole, while its sections are on their way, and without the stories behind its figures.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { company } from '#db/content/company.ts';
import { divisions } from '#db/content/divisions.ts';
import * as words from '#db/content/home.ts';
import { offices } from '#db/content/offices.ts';
import { HomeHero } from '#ui/site/home/home-hero.tsx';
import { HomeSections } from '#ui/site/home/home-sections.tsx';
import { studies } from '../fixtures/studies.ts';
import { here, notToBeHad, onItsWay, PublicScreen } from './frames.tsx';

function Home({ data }: { data: ComponentProps<typeof HomeSections>['studies'] }) {
  return (
    <PublicScreen path="/">
      <HomeHero headline={company.headline} image={company.heroImage} divisions={divisions} />
      <HomeSections
        studies={data}
        words={words}
        divisions={divisions}
        offices={offices}
        company={company}
      />
    </PublicScreen>
  );
}

export default { component: Home } satisfies Meta<typeof Home>;
type Story = StoryObj<typeof Home>;

export const Whole: Story = { args: { data: here(studies) } };
export const SectionsOnTheirWay: Story = { args: { data: onItsWay } };
export const StoriesNotToBeHad: Story = { args: { data: notToBeHad } };
