// The frame of the back office.
import type { ReactNode } from 'react';
import { adminCreateLinks, adminNavigation } from '#db/content/navigation.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { adminAttributes } from '#server/render/admin-attributes.ts';
import { AdminShell } from '#ui/admin/shell/admin-shell.tsx';
import { Island } from '#ui/islands/island.tsx';

/** The screen with navigation and command palette; the login has neither. */
export function AdminLayout({ c, children }: { c: AppContext; children: ReactNode }) {
  if (c.req.path === '/vs-admin/login') return children;
  return (
    <>
      <AdminShell
        company={siteFacts(c)}
        navigation={adminNavigation}
        create={adminCreateLinks}
        current={c.req.path}
        scheme={adminAttributes(c)['data-scheme']}
      >
        {children}
      </AdminShell>
      <Island
        name="admin-commands"
        props={{ screens: [...adminNavigation, ...adminCreateLinks] }}
        when="manual"
      />
    </>
  );
}
