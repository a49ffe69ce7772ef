// The layout of every admin screen: navigation beside the content.
import type { ReactNode } from 'react';
import type { Company } from '#db/content/company.ts';
import type { NavItem } from '#db/content/navigation.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { Main } from '#ui/brand/main-landmark.tsx';
import { Keyboard, Search } from '#ui/kit/icons.ts';
import { SkipLink } from '#ui/kit/skip-link.tsx';

interface AdminShellProps {
  /** The brand above the navigation; 'Back office' by default. */
  company?: Pick<Company, 'name' | 'mark'>;
  navigation: readonly NavItem[];
  /** Path of this screen. */
  current: string;
  /** Buttons below the navigation, such as Logout. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Header, navigation and main landmark of an admin screen, from 320 px. The buttons with `data-opens` open the dialogs of
 * the island `admin-commands`.
 */
export function AdminShell({ company, navigation, current, actions, children }: AdminShellProps) {
  return (
    <div className="admin-shell" data-theme="paper">
      <SkipLink />
      <header className="admin-shell-side">
        <a
          className="admin-shell-brand"
          href="/"
          aria-label={company ? `${company.name}, public site` : 'Public site'}
        >
          {company && <Logo drawing={company.mark} />}
          <span aria-hidden="true">{company?.name ?? 'Back office'}</span>
        </a>
        <button
          type="button"
          className="admin-shell-search"
          data-opens="commands"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
        >
          <Search aria-hidden="true" />
          <span className="admin-shell-search-label">Search or jump to…</span>
          <span className="admin-shell-key" aria-hidden="true">
            Ctrl K
          </span>
        </button>
        <nav className="admin-shell-nav" aria-label="Back office">
          <ul className="admin-shell-links">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={currentFor(href, current)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {actions && <div className="admin-shell-actions">{actions}</div>}
        <button
          type="button"
          className="admin-shell-keys"
          data-opens="shortcuts"
          aria-haspopup="dialog"
        >
          <Keyboard aria-hidden="true" />
          Keyboard shortcuts
          <span className="admin-shell-key" aria-hidden="true">
            ?
          </span>
        </button>
      </header>
      <Main className="admin-shell-main" tabIndex={-1}>
        {children}
      </Main>
    </div>
  );
}

/** The screens that edit one item of a list. */
const EDITING = [
  ['/vs-admin/edit/', '/vs-admin/posts'],
  ['/vs-admin/case-studies/edit/', '/vs-admin/case-studies'],
] as const;

/** `page` for the screen itself, `true` for the list whose item it edits. */
function currentFor(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path || (href === '/vs-admin/dashboard' && path === '/vs-admin')) return 'page';
  return EDITING.some(([editing, list]) => list === href && path.startsWith(editing))
    ? 'true'
    : undefined;
}
