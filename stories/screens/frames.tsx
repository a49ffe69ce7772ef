// Whole screens as routes/layout.tsx and routes/vs-admin/layout.tsx frame them, without a server.
import type { ReactNode } from 'react';
import { company } from '#db/content/company.ts';
import {
  adminCreateLinks,
  adminNavigation,
  footerLinks,
  navigation,
} from '#db/content/navigation.ts';
import { AdminShell } from '#ui/admin/shell/admin-shell.tsx';
import type { DeferredResult } from '#ui/kit/deferred.tsx';
import { SkipLink } from '#ui/kit/skip-link.tsx';
import { Footer } from '#ui/site/frame/footer/footer.tsx';
import { Header } from '#ui/site/frame/header/header.tsx';

/** Data that never arrives. */
export const loading: Promise<DeferredResult<never>> = new Promise(() => {});

/** Data that could not be loaded. */
export const failed: DeferredResult<never> = { ok: false };

/** Data that has arrived. */
export function loaded<T>(value: T): DeferredResult<T> {
  return { ok: true, value };
}

/** A public page at `path`: header, main and footer. */
export function PublicScreen({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div style={{ position: 'relative' }}>
      <SkipLink />
      <Header
        company={company}
        navigation={navigation}
        bookingHref="/contact"
        current={path}
        theme={path === '/' ? 'overlay-dark' : 'light'}
      />
      <main id="content">{children}</main>
      <Footer company={company} links={footerLinks} />
    </div>
  );
}

/** A screen of the back office at `path`. */
export function AdminScreen({ path, children }: { path: string; children: ReactNode }) {
  return (
    <AdminShell
      company={company}
      navigation={adminNavigation}
      create={adminCreateLinks}
      current={path}
    >
      {children}
    </AdminShell>
  );
}
