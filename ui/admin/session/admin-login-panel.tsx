// The door of the back office.
import type { ReactNode } from 'react';
import type { Company } from '#db/content/company.ts';
import { Logo } from '#ui/brand/logo.tsx';

interface AdminLoginPanelProps {
  /** The brand above the form; left out, there is none. */
  company?: Pick<Company, 'name' | 'logo'>;
  title?: string;
  /** The form. */
  children: ReactNode;
}

/** One form on a quiet page; holds the screen's h1 and main. */
export function AdminLoginPanel({
  company,
  title = 'Admin login',
  children,
}: AdminLoginPanelProps) {
  return (
    <main className="admin-login" id="content" data-theme="paper">
      {company && (
        <a className="admin-login-brand" href="/" aria-label={`${company.name}, public site`}>
          <Logo drawing={company.logo} />
        </a>
      )}
      <div className="admin-login-panel">
        <h1 className="admin-login-title">{title}</h1>
        {children}
      </div>
    </main>
  );
}
