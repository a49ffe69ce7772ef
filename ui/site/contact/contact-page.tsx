// /contact: headline, enquiry form and offices (docs/contract.md, Contact).
import type { ReactNode } from 'react';
import type { Office } from '#db/content/offices.ts';
import { Button } from '#ui/kit/button.tsx';
import { OfficeCard } from './office-card.tsx';

interface ContactPageProps {
  title: string;
  /** The second line of the title. */
  second: string;
  text: string;
  /** The words of the booking button. */
  booking: string;
  email: string;
  /** The first is the headquarters. */
  offices: readonly Office[];
  /** The address of the booking button until its dialog takes over. */
  bookingHref: string;
  /** The enquiry form. */
  children?: ReactNode;
}

/** Holds the page's h1. The offices stand beside the form on wide screens and below it on others. */
export function ContactPage({
  title,
  second,
  text,
  booking,
  email,
  offices,
  bookingHref,
  children,
}: ContactPageProps) {
  const [headquarters, ...others] = offices;
  return (
    <div className="contact-page" data-theme="paper">
      <h1 className="contact-page-title">
        {second ? `${title} ` : title}
        {second && <span className="contact-page-line">{second}</span>}
      </h1>
      <p className="contact-page-text">{text}</p>
      <div className="contact-page-ways">
        <a className="contact-page-email" href={`mailto:${email}`}>
          {email}
        </a>
        <Button href={bookingHref} variant="outline" size="lg" data-opens="booking">
          {booking}
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
