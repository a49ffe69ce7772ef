// /divisions as a visitor meets it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { divisionPages, divisionsGallery, divisionsIntro } from '#db/content/division-pages.ts';
import { DivisionsPage } from '#ui/site/company/divisions-page.tsx';
import { studies } from '../fixtures/studies.ts';
import { PublicScreen } from './frames.tsx';

function Divisions() {
  return (
    <PublicScreen path="/divisions">
      <DivisionsPage
        intro={divisionsIntro}
        gallery={divisionsGallery}
        divisions={divisionPages}
        work={[studies.slice(0, 2), studies.slice(2, 4), studies.slice(4, 6)]}
      />
    </PublicScreen>
  );
}

export default { component: Divisions } satisfies Meta<typeof Divisions>;

export const Whole: StoryObj<typeof Divisions> = {};
