// /services as visitors see it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceSections } from '#ui/site/company/service-sections.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { JumpLinks } from '#ui/site/frame/jump-links.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { original, serviceEntries, valuesOf } from '../fixtures/originals.ts';
import { studies } from '../fixtures/studies.ts';
import { PublicScreen } from './frames.tsx';

function Services() {
  const { title, second, intro } = valuesOf(original('services'), 'services-head');
  return (
    <PublicScreen path="/services">
      <PageHead
        title={
          <>
            <span className="page-head-line">{`${title} `}</span>
            <span className="page-head-line">{second}</span>
          </>
        }
        intro={intro}
      />
      <JumpLinks anchors={serviceEntries.map(({ id, title: label }) => ({ id, label }))} />
      <ServiceSections groups={serviceEntries} work={studies.slice(0, 4)} />
      <CallToAction
        title="Which of the twenty do you need?"
        label="Schedule a call to discuss your project"
        href="/contact"
        opensBooking
      />
    </PublicScreen>
  );
}

export default { component: Services } satisfies Meta<typeof Services>;

export const Whole: StoryObj<typeof Services> = {};
