// The footer of every public page: invitation, newsletter, company details and a large wordmark.
import type { ReactNode } from 'react';
import type { Company } from '#db/content/company.ts';
import type { NavItem } from '#db/content/navigation.ts';
import { WORDMARK_ID, WordmarkReference } from '#ui/brand/logo.tsx';
import { Button } from '#ui/kit/button.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';
import { PageFacts } from './page-facts.tsx';
import { ShowreelDialog } from './showreel-dialog.tsx';
import { ShowreelLink } from './showreel-link.tsx';

interface FooterProps {
  company: Company;
  /** Legal links; cookie settings and the privacy notice. */
  links: readonly NavItem[];
  /** The newsletter form. */
  newsletter?: ReactNode;
}

/** Texts of docs/contract.md, Header and footer. Anchor id `footer-section`. */
export function Footer({ company, links, newsletter }: FooterProps) {
  return (
    <footer className="footer" id="footer-section" data-theme="dark">
      <div className="footer-invitation">
        <h2 className="footer-headline">
          Looking to partner with {company.name} for your commerce needs? <em>Get in touch.</em>
        </h2>
        <Button href="/contact" variant="primary" size="lg">
          Let's Work Together
        </Button>
      </div>
      <div className="footer-picture">
        <ShowreelLink showreel={company.showreel} image={company.footerImage} />
      </div>
      {newsletter && <div className="footer-newsletter">{newsletter}</div>}
      <address className="footer-address">
        {company.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className="footer-contact">
        <a href={company.phone.href}>{company.phone.label}</a>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </div>
      <ul className="footer-links">
        {company.social.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} arrow="out" rel="me noopener">
              {label}
            </TextLink>
          </li>
        ))}
        {company.careers.label && company.careers.href && (
          <li>
            <TextLink href={company.careers.href} arrow="out" rel="noopener">
              {company.careers.label}
            </TextLink>
          </li>
        )}
        {links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
      <p className="footer-legal">
        {company.registration && <span>{company.registration}</span>}
        {company.vat && <span>{company.vat}</span>}
      </p>
      <PageFacts />
      <div className="footer-wordmark">
        <WordmarkReference drawing={company.logo} name={company.name} id={WORDMARK_ID} />
      </div>
      <ShowreelDialog label={company.showreel.label} />
    </footer>
  );
}
