// /divisions as visitors see it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DivisionSections } from '#ui/site/company/division-sections.tsx';
import { PhotoGallery } from '#ui/site/company/photo-gallery.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { JumpLinks } from '#ui/site/frame/jump-links.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { divisionEntries, original, valuesOf } from '../fixtures/originals.ts';
import { studies } from '../fixtures/studies.ts';
import { PublicScreen } from './frames.tsx';

const page = original('divisions');

function Divisions() {
  const { title, second, intro } = valuesOf(page, 'divisions-head');
  return (
    <PublicScreen path="/divisions">
      <PageHead
        title={
          <>
            <span className="page-head-line">{`${title} `}</span>
            <span className="page-head-line">{second}</span>
          </>
        }
        intro={intro}
      />
      <JumpLinks anchors={divisionEntries.map(({ id, title: label }) => ({ id, label }))} />
      <PhotoGallery {...valuesOf(page, 'photo-gallery')} eager />
      <DivisionSections
        divisions={divisionEntries}
        work={[studies.slice(0, 2), studies.slice(2, 4), studies.slice(4, 6)]}
      />
      <CallToAction
        title="Not sure which of the three? That’s our job."
        label="Let's Work Together"
        href="/contact"
      />
    </PublicScreen>
  );
}

export default { component: Divisions } satisfies Meta<typeof Divisions>;

export const Whole: StoryObj<typeof Divisions> = {};
