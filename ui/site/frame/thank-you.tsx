// The confirmation page after an enquiry or a booking.
import type { Company, Drawing } from '#db/content/company.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ArrowRight } from '#ui/kit/icons.ts';
import { RingingMark } from './ringing-mark.tsx';

interface Way {
  label: string;
  href: string;
}

interface ThankYouProps {
  title: string;
  text: string;
  /** The words before the urgent phone number: 'Too urgent to wait? Ring us on'. */
  urgent: string;
  /** The two links to other pages; a link without an address is not shown. */
  first: Way;
  other: Way;
  /** The drawing: a tick for an enquiry, a ringing bell for a call. */
  sign: 'tick' | 'ring';
  mark: Drawing;
  urgentPhone: Company['urgentPhone'];
}

/** Texts and links of docs/contract.md, Confirmations and not found; holds the page's h1. */
export function ThankYou({
  title,
  text,
  urgent,
  first,
  other,
  sign,
  mark,
  urgentPhone,
}: ThankYouProps) {
  return (
    <section className="thank-you">
      <div className="thank-you-verso" data-theme="paper">
        <h1 className="thank-you-title">{title}</h1>
        <div className="thank-you-words">
          <p className="thank-you-text">{text}</p>
          <p className="thank-you-urgent">
            {urgent} <a href={urgentPhone.href}>{urgentPhone.label}</a>
          </p>
          <div className="thank-you-ways">
            {first.href && (
              <Button href={first.href} size="lg">
                {first.label}
                <ArrowRight data-travels="" aria-hidden="true" />
              </Button>
            )}
            {other.href && (
              <Button href={other.href} variant="outline" size="lg">
                {other.label}
              </Button>
            )}
          </div>
        </div>
      </div>
      <div className="thank-you-recto" data-sign={sign} aria-hidden="true">
        {sign === 'ring' ? (
          <RingingMark mark={mark} />
        ) : (
          <Logo drawing={mark} className="thank-you-tick" />
        )}
      </div>
    </section>
  );
}
