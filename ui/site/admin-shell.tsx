// The frame of the back office: one column of navigation, the work beside it.
import type { ReactNode } from 'react';
import type { Company } from '#db/content/company.ts';
import type { NavItem } from '#db/content/navigation.ts';
import { Logo } from './logo.tsx';
import { Main } from './main-landmark.tsx';

interface AdminShellProps {
  /** The brand above the menu; left out, it says 'Back office'. */
  company?: Pick<Company, 'name' | 'mark'>;
  navigation: readonly NavItem[];
  /** Path of this screen. */
  current: string;
  /** Buttons at the foot of the column, e.g. Clear Cache and Logout. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Header, navigation and main of a signed-in screen; works from 320 px. */
export function AdminShell({ company, navigation, current, actions, children }: AdminShellProps) {
  return (
    <div className="admin-shell" data-theme="paper">
      <header className="admin-shell-side">
        <a
          className="admin-shell-brand"
          href="/"
          aria-label={company ? `${company.name}, public site` : 'Public site'}
        >
          {company && <Logo drawing={company.mark} />}
          <span aria-hidden="true">{company?.name ?? 'Back office'}</span>
        </a>
        <nav className="admin-shell-nav" aria-label="Back office">
          <ul className="admin-shell-links">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent(href, current) ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {actions && <div className="admin-shell-actions">{actions}</div>}
      </header>
      <Main className="admin-shell-main" tabIndex={-1}>
        {children}
      </Main>
    </div>
  );
}

function isCurrent(href: string, path: string): boolean {
  return href === path || (href === '/vs-admin/dashboard' && path === '/vs-admin');
}
