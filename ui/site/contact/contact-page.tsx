// /contact: headline, enquiry form and offices (docs/contract.md, Contact).
import type { ReactNode } from 'react';
import type { Company } from '#db/content/company.ts';
import type { Office } from '#db/content/offices.ts';
import { Button } from '#ui/kit/button.tsx';
import { OfficeCard } from './office-card.tsx';

interface ContactPageProps {
  company: Pick<Company, 'email'>;
  /** The first is the headquarters. */
  offices: readonly Office[];
  /** Where the booking button leads until its dialog takes over. */
  bookingHref: string;
  /** The enquiry form. */
  children?: ReactNode;
}

/** Holds the page's h1. The offices stand beside the form on wide screens and below it on others. */
export function ContactPage({ company, offices, bookingHref, children }: ContactPageProps) {
  const [headquarters, ...others] = offices;
  return (
    <div className="contact-page" data-theme="paper">
      <h1 className="contact-page-title">
        How can <span className="contact-page-line">we help?</span>
      </h1>
      <p className="contact-page-text">
        Tell us what you sell and what’s in the way. A specialist, not a salesperson, will reply
        within one working day, 48 hours at the outside.
      </p>
      <div className="contact-page-ways">
        <a className="contact-page-email" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        <Button href={bookingHref} variant="outline" size="lg" data-opens="booking">
          Or Book a Call with Our Team
        </Button>
      </div>
      <section className="contact-page-form" aria-label="Enquiry">
        {children}
      </section>
      {headquarters && (
        <section className="contact-page-headquarters" aria-label="Headquarters">
          <OfficeCard office={headquarters} isHeadquarters headingLevel={2} />
        </section>
      )}
      {others.length > 0 && (
        <ul className="contact-page-others" aria-label="Other offices">
          {others.map((office) => (
            <li key={office.city}>
              <OfficeCard office={office} headingLevel={2} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
