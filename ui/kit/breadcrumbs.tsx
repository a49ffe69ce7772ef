// Where this page lies: the way back up, one link a level.
import type { ComponentProps } from 'react';

/** One level. The last one is the page itself and needs no address. */
export interface Crumb {
  label: string;
  href?: string;
}

type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'children'> & { crumbs: readonly Crumb[] };

/** The way from the top to this page. Null when there is no level above it. The rest goes to the root. */
export function Breadcrumbs({
  crumbs,
  className,
  'aria-label': label = 'Breadcrumb',
  ...rest
}: BreadcrumbsProps) {
  if (crumbs.length < 2) return null;
  return (
    <nav
      className={className ? `breadcrumbs ${className}` : 'breadcrumbs'}
      aria-label={label}
      {...rest}
    >
      <ol className="breadcrumbs-list">
        {crumbs.map(({ label, href }, index) => (
          <li className="breadcrumbs-level" key={`${href} ${label}`}>
            {index === crumbs.length - 1 ? (
              <a className="breadcrumbs-here" href={href} aria-current="page" dir="auto">
                {label}
              </a>
            ) : (
              <a className="breadcrumbs-link" href={href} dir="auto">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
