// / as a visitor meets it: with the latest work, while it is on its way, and without.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { divisions } from '#db/content/divisions.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Deferred, type Loaded } from '#ui/kit/deferred.tsx';
import { HomeHero } from '#ui/site/home-hero.tsx';
import { SelectedWork } from '#ui/site/selected-work.tsx';
import { studies } from '../fixtures/studies.ts';
import { here, notToBeHad, onItsWay, PublicScreen } from './frames.tsx';

type Data = Loaded<CaseStudy[]> | Promise<Loaded<CaseStudy[]>>;

function Home({ data }: { data: Data }) {
  return (
    <PublicScreen path="/">
      <HomeHero headline={company.headline} image={company.heroImage} divisions={divisions} />
      <Deferred data={data} fallback={null} failed={null}>
        {(found) => <SelectedWork studies={found} />}
      </Deferred>
    </PublicScreen>
  );
}

export default { component: Home } satisfies Meta<typeof Home>;
type Story = StoryObj<typeof Home>;

export const Whole: Story = { args: { data: here(studies) } };
export const WorkOnItsWay: Story = { args: { data: onItsWay } };
export const WorkNotToBeHad: Story = { args: { data: notToBeHad } };
