// /contact as visitors see it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { divisions } from '#db/content/divisions.ts';
import { offices } from '#db/content/offices.ts';
import { ContactPage } from '#ui/site/contact/contact-page.tsx';
import { EnquiryForm } from '#ui/site/contact/enquiry-form.tsx';
import { original, valuesOf } from '../fixtures/originals.ts';
import { PublicScreen } from './frames.tsx';

function Contact() {
  return (
    <PublicScreen path="/contact">
      <ContactPage
        {...valuesOf(original('contact'), 'contact')}
        email={company.email}
        offices={offices}
        bookingHref="/contact"
      >
        <EnquiryForm interests={divisions.map(({ title }) => title)} />
      </ContactPage>
    </PublicScreen>
  );
}

export default { component: Contact } satisfies Meta<typeof Contact>;

export const Whole: StoryObj<typeof Contact> = {};
