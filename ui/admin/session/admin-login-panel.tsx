// The page around the login form.
import type { ReactNode } from 'react';
import type { Company } from '#db/content/company.ts';
import { Logo } from '#ui/brand/logo.tsx';

interface AdminLoginPanelProps {
  /** The brand above the form. */
  company: Pick<Company, 'name' | 'logo'>;
  /** The form. */
  children: ReactNode;
}

/** A page with one form; contains the h1 and the main landmark. */
export function AdminLoginPanel({ company, children }: AdminLoginPanelProps) {
  return (
    <main className="admin-login" id="content" data-theme="paper">
      <a className="admin-login-brand" href="/" aria-label={`${company.name}, public site`}>
        <Logo drawing={company.logo} />
      </a>
      <div className="admin-login-panel">
        <h1 className="admin-login-title">Admin login</h1>
        {children}
      </div>
    </main>
  );
}
