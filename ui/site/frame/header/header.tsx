// The header of every public page: logo, six links, contact and booking.
import type { Company } from '#db/content/company.ts';
import type { NavGroup } from '#db/content/navigation.ts';
import { WORDMARK_ID, Wordmark } from '#ui/brand/logo.tsx';
import { Button } from '#ui/kit/button.tsx';
import { House, Search } from '#ui/kit/icons.ts';
import { TextLink } from '#ui/kit/text-link.tsx';
import { lineWidth } from '#ui/kit/word-fit.ts';
import { PartnerBadge } from '#ui/site/frame/partner-badge.tsx';
import { currentFor } from './current-page.ts';
import { HeaderMenu } from './header-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PageCorner } from './page-corner.tsx';

/** The longest menus, in em, that fit beside the logo and the buttons from 1024 and from 1280 px. */
const MENU_MAX_EMS = 34.7;
const LONG_MENU_MAX_EMS = 50;
/** The room between two entries, and that of the button of a submenu. */
const GAP_EMS = 1.75;
/** In em of the menu: the letters of a name that is the logo, the widest name, and the partner badge in its place. */
const NAME_EMS = 1.75;
const NAME_MAX_EMS = 23;
const BADGE_EMS = 9;

interface HeaderProps {
  company: Company;
  navigation: readonly NavGroup[];
  /** The address of the 'Book a call' link until its dialog takes over. */
  bookingHref: string;
  /** Path of this page. */
  current: string;
  /** Over a hero image, or on a light page. */
  theme?: 'overlay-dark' | 'light';
}

/**
 * The header lies over the first section. The client script may set `data-follow` (it then stays in view) and
 * `data-tone` (`hero`, `dark` or `light`) by the section under its middle line; `data-face="badge"` rolls the logo.
 * A menu that is too long for the screen is behind the button of the mobile menu.
 */
export function Header({
  company,
  navigation,
  bookingHref,
  current,
  theme = 'light',
}: HeaderProps) {
  const nameEms = Math.min(NAME_EMS * lineWidth(company.name), NAME_MAX_EMS);
  const menuEms = navigation.reduce(
    (sum, { label, entries = [] }) =>
      sum + lineWidth(label) + GAP_EMS * (entries.length > 0 ? 2 : 1),
    company.logo.path ? 0 : Math.max(0, nameEms - BADGE_EMS),
  );
  return (
    <header
      className="header"
      data-place={theme}
      data-tone={theme === 'overlay-dark' ? 'hero' : 'light'}
    >
      <a className="header-logo" href="/" aria-label={`${company.name} home`}>
        <span className="header-roll">
          <span className="header-face">
            <Wordmark drawing={company.logo} name={company.name} id={WORDMARK_ID} />
          </span>
          <span className="header-face">
            <PartnerBadge mark={company.mark} platform={company.platform} />
          </span>
        </span>
      </a>
      {menuEms <= LONG_MENU_MAX_EMS && (
        <nav
          className="header-nav"
          aria-label="Main"
          data-long={menuEms > MENU_MAX_EMS || undefined}
        >
          <ul className="header-links">
            <li>
              <a
                className="header-home"
                href="/"
                aria-label="Home"
                aria-current={currentFor('/', current)}
              >
                <House aria-hidden="true" />
              </a>
            </li>
            {navigation.map(({ label, href, entries = [] }, index) => (
              <li key={`${label} ${href}`}>
                <TextLink href={href} aria-current={currentFor(href, current)}>
                  {label}
                </TextLink>
                {entries.length > 0 && (
                  <HeaderMenu
                    id={`header-menu-${index + 1}`}
                    parent={{ label, href }}
                    entries={entries}
                    current={current}
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="header-actions">
        <a
          className="header-home"
          href="/search"
          aria-label="Search"
          aria-keyshortcuts="/"
          data-opens="search"
        >
          <Search aria-hidden="true" />
        </a>
        <Button href="/contact" variant="outline">
          Contact
        </Button>
        <Button href={bookingHref} variant="primary" data-opens="booking">
          Book a call
        </Button>
      </div>
      <MobileMenu
        navigation={navigation}
        current={current}
        logo={company.logo}
        name={company.name}
        email={company.email}
        phone={company.phone}
      />
      <PageCorner />
    </header>
  );
}
