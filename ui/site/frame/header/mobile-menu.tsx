// The menu of small screens: a native popover, so it opens, closes by Escape and gives the focus back without script.
import type { Drawing, LabelledLink } from '#db/content/company.ts';
import type { NavGroup } from '#db/content/navigation.ts';
import { WORDMARK_ID, WordmarkReference } from '#ui/brand/logo.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Menu, X } from '#ui/kit/icons.ts';
import { currentFor } from './current-page.ts';

interface MobileMenuProps {
  navigation: readonly NavGroup[];
  current: string;
  logo: Drawing;
  /** The name of the company, where there is no logo. */
  name: string;
  email: string;
  phone: LabelledLink;
}

const ID = 'mobile-menu';

/** The six links in display type and 'Call Us' to /contact (docs/contract.md, Header and footer). */
export function MobileMenu({ navigation, current, logo, name, email, phone }: MobileMenuProps) {
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
          <WordmarkReference drawing={logo} name={name} id={WORDMARK_ID} />
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
          {navigation.map(({ label, href, entries = [] }) => (
            <li key={`${label} ${href}`}>
              <a href={href} aria-current={currentFor(href, current)}>
                {label}
              </a>
              {entries.length > 0 && (
                <ul className="mobile-menu-entries">
                  {entries.map((entry) => (
                    <li key={`${entry.label} ${entry.href}`}>
                      <a href={entry.href} aria-current={currentFor(entry.href, current)}>
                        {entry.label}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <div className="mobile-menu-foot">
          <Button href="/contact" variant="primary" size="lg">
            Call Us
          </Button>
          <p>
            <a href="/search" data-opens="search">
              Search
            </a>
            <br />
            <a href={phone.href}>{phone.label}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      </nav>
    </div>
  );
}
