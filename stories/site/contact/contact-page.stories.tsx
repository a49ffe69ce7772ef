// The contact page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { offices } from '#db/content/offices.ts';
import { ContactPage } from '#ui/site/contact/contact-page.tsx';
import { EnquiryForm } from '#ui/site/contact/enquiry-form.tsx';
import { original, valuesOf } from '../../fixtures/originals.ts';

export default {
  component: ContactPage,
  parameters: {
    docs: {
      description: {
        component: `A large headline, the form, and the offices.

        Do: pass the form as child.

        Don't: add a second form.`,
      },
    },
  },
  args: {
    ...valuesOf(original('contact'), 'contact'),
    email: company.email,
    offices,
    bookingHref: '/contact',
    children: <EnquiryForm interests={['Commerce']} />,
  },
} satisfies Meta<typeof ContactPage>;
type Story = StoryObj<typeof ContactPage>;

export const Whole: Story = {};
export const HeadquartersOnly: Story = { args: { offices: offices.slice(0, 1) } };
