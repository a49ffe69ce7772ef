// /services as a visitor meets it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { serviceGroups, servicesIntro } from '#db/content/services.ts';
import { ServicesPage } from '#ui/site/company/services-page.tsx';
import { studies } from '../fixtures/studies.ts';
import { PublicScreen } from './frames.tsx';

function Services() {
  return (
    <PublicScreen path="/services">
      <ServicesPage
        intro={servicesIntro}
        groups={serviceGroups}
        work={studies.slice(0, 4)}
        bookingHref="/contact"
      />
    </PublicScreen>
  );
}

export default { component: Services } satisfies Meta<typeof Services>;

export const Whole: StoryObj<typeof Services> = {};
