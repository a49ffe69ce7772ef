// Header and footer around every public page.
import type { ReactNode } from 'react';
import { company } from '#db/content/company.ts';
import { footerLinks, navigation } from '#db/content/navigation.ts';
import type { AppContext } from '#server/context.ts';
import { SkipLink } from '#ui/kit/skip-link.tsx';
import { Footer } from '#ui/site/footer.tsx';
import { Header } from '#ui/site/header.tsx';

/** `children` bring their own `<main id="content">`. */
export function Layout({ c, children }: { c: AppContext; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header
        company={company}
        navigation={navigation}
        bookingHref={c.var.config.hubspot.meetingsUrl ?? '/contact'}
        current={c.req.path}
        theme={c.req.path === '/' ? 'overlay-dark' : 'light'}
      />
      {children}
      <Footer company={company} links={footerLinks} />
    </>
  );
}
