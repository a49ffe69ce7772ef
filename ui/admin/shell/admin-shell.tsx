// The layout of every admin screen: navigation beside the content.
import type { ReactNode } from 'react';
import type { Company } from '#db/content/company.ts';
import type { NavItem } from '#db/content/navigation.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { Main } from '#ui/brand/main-landmark.tsx';
import { ArrowUpRight, FileText, Keyboard, Search, SunMoon } from '#ui/kit/icons.ts';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import { SkipLink } from '#ui/kit/skip-link.tsx';
import { AdminCreate } from './admin-create.tsx';
import { SCREEN_ICONS } from './screen-icons.ts';

interface AdminShellProps {
  /** The brand above the navigation. */
  company: Pick<Company, 'name' | 'mark'>;
  navigation: readonly NavItem[];
  /** The screens behind the create button. */
  create: readonly NavItem[];
  /** The colour scheme that is chosen: 'system' by default. */
  scheme?: string;
  /** Path of this screen. */
  current: string;
  children: ReactNode;
}

/**
 * Header, navigation and main landmark of an admin screen, from 320 px. The buttons with `data-opens` open the dialogs of
 * the island `admin-commands`.
 */
export function AdminShell({
  company,
  navigation,
  create,
  current,
  scheme = 'system',
  children,
}: AdminShellProps) {
  return (
    <div className="admin-shell" data-theme="paper">
      <SkipLink />
      <header className="admin-shell-side">
        <a
          className="admin-shell-brand"
          href="/vs-admin/dashboard"
          aria-label={`${company.name}, dashboard`}
        >
          <Logo drawing={company.mark} />
          <span aria-hidden="true">{company.name}</span>
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
        <AdminCreate links={create} />
        <nav className="admin-shell-nav" aria-label="Back office">
          <ul className="admin-shell-links">
            {navigation.map(({ label, href }) => {
              const Icon = SCREEN_ICONS[href] ?? FileText;
              return (
                <li key={href}>
                  <a href={href} aria-current={currentFor(href, current)}>
                    <Icon aria-hidden="true" />
                    {label}
                  </a>
                </li>
              );
            })}
            <li className="admin-shell-out">
              <a href="/" target="_blank" rel="noopener">
                <ArrowUpRight aria-hidden="true" />
                View site<span className="visually-hidden"> (opens a new tab)</span>
              </a>
            </li>
          </ul>
        </nav>
        <div className="admin-shell-scheme">
          <label htmlFor="admin-scheme">Appearance</label>
          <NativeSelect
            id="admin-scheme"
            data-preference="scheme"
            autoComplete="off"
            defaultValue={scheme}
            options={SCHEMES}
          />
          <SunMoon aria-hidden="true" />
        </div>
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

const SCHEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Path prefixes of screens that belong to another screen: forms, histories, mail. */
const BELONGING = [
  ['/vs-admin/create', '/vs-admin/posts'],
  ['/vs-admin/edit/', '/vs-admin/posts'],
  ['/vs-admin/posts/', '/vs-admin/posts'],
  ['/vs-admin/case-studies/', '/vs-admin/case-studies'],
  ['/vs-admin/pages/', '/vs-admin/pages'],
  ['/vs-admin/collections/', '/vs-admin/pages'],
  ['/vs-admin/settings/', '/vs-admin/settings'],
  ['/vs-admin/mail', '/vs-admin/enquiries'],
  ['/vs-admin/tokens', '/vs-admin/settings'],
] as const;

/** `page` for the screen itself, `true` for the one that it belongs to. */
function currentFor(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path || (href === '/vs-admin/dashboard' && path === '/vs-admin')) return 'page';
  return BELONGING.some(([start, screen]) => screen === href && path.startsWith(start))
    ? 'true'
    : undefined;
}
