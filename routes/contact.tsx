// /contact: the enquiry form and the offices.
import { company } from '#db/content/company.ts';
import { divisions } from '#db/content/divisions.ts';
import { offices } from '#db/content/offices.ts';
import type { AppContext } from '#server/context.ts';
import { formEmbed } from '#server/http/third-parties.ts';
import { ContactPage } from '#ui/site/contact/contact-page.tsx';
import { EnquiryForm } from '#ui/site/contact/enquiry-form.tsx';
import { pageTitle } from './page-meta.ts';

/** The enquiry form and the five offices. */
export function contact(c: AppContext) {
  return c.render(
    <main id="content">
      <ContactPage
        company={company}
        offices={offices}
        bookingHref={c.var.config.hubspot.meetingsUrl ?? '/contact'}
      >
        <EnquiryForm
          interests={divisions.map(({ title }) => title)}
          embed={formEmbed(c.var.config.hubspot, 'enquiry')}
        />
      </ContactPage>
    </main>,
    {
      title: pageTitle('Contact'),
      description: `How can we help? Write to ${company.name} or book a call: a specialist replies within one working day.`,
      cacheTags: [],
      ogImage: offices[0]?.image.src,
      ogImageAlt: offices[0]?.image.alt,
    },
  );
}
