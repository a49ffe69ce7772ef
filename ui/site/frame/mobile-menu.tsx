// The menu of small screens: a native popover, so it opens, closes by Escape and gives the focus back without script.

import type { Drawing, LabelledLink } from '#db/content/company.ts';
import type { NavItem } from '#db/content/navigation.ts';
import { LogoReference, WORDMARK_ID } from '#ui/brand/logo.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Menu, X } from '#ui/kit/icons.ts';
import { currentFor } from './current-page.ts';

interface MobileMenuProps {
  navigation: readonly NavItem[];
  current: string;
  logo: Drawing;
  email: string;
  phone: LabelledLink;
}

const ID = 'mobile-menu';

/** The six links in display type and 'Call Us' to /contact (docs/contract.md, Header and footer). */
export function MobileMenu({ navigation, current, logo, email, phone }: MobileMenuProps) {
  return (
    <div className="mobile-menu">
      <button
        type="button"
        className="mobile-menu-toggle"
        popoverTarget={ID}
        aria-label="Open menu"
      >
        <Menu aria-hidden="true" />
      </button>
      <nav className="mobile-menu-panel" id={ID} popover="auto" aria-label="Menu" data-theme="dark">
        <div className="mobile-menu-head">
          <LogoReference viewBox={logo.viewBox} id={WORDMARK_ID} />
          <button
            type="button"
            className="mobile-menu-toggle"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <ul className="mobile-menu-links">
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={currentFor(href, current)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="mobile-menu-foot">
          <Button href="/contact" variant="primary" size="lg">
            Call Us
          </Button>
          <p>
            <a href={phone.href}>{phone.label}</a>
            <br />
            <a href="/search" data-opens="search">
              Search
            </a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      </nav>
    </div>
  );
}
