// The not-found page as a spread of a book. 404 is even, and even pages are versos; its recto has been torn out.
import type { NavItem } from '#db/content/navigation.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';

interface NotFoundProps {
  title: string;
  text: string;
  /** The buttons; one without an address is not shown. */
  first: NavItem;
  other: NavItem;
  /** Popular pages. */
  links: readonly NavItem[];
}

/** Texts and links of docs/contract.md, Confirmations and not found; holds the page's h1. */
export function NotFound({ title, text, first, other, links }: NotFoundProps) {
  return (
    <section className="not-found">
      <div className="not-found-spread">
        <div className="not-found-verso" data-theme="paper">
          <h1 className="not-found-title">{title}</h1>
          <p className="not-found-folio" aria-hidden="true">
            <span className="not-found-number">404</span>
            <span className="not-found-side">verso</span>
          </p>
        </div>
        <div className="not-found-recto" data-theme="dark">
          <p className="not-found-stub" aria-hidden="true">
            {STUB.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <p className="not-found-text">{text}</p>
          <div className="not-found-actions">
            {first.href && (
              <Button href={first.href} variant="primary" size="lg">
                {first.label}
              </Button>
            )}
            {other.href && (
              <Button href={other.href} variant="outline" size="lg">
                {other.label}
              </Button>
            )}
          </div>
          {links.length > 0 && (
            <nav className="not-found-links" aria-label="Popular pages">
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <TextLink href={href} arrow="right">
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p className="not-found-folio" data-torn="" aria-hidden="true">
            <span className="not-found-side">recto</span>
            <span className="not-found-number">405</span>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Decoration: the first letters of the lines on the torn page. */
const STUB = [
  'What',
  'you were',
  'looking',
  'for was',
  'right',
  'here,',
  'until',
  'someone',
  'needed',
  'it more.',
];
