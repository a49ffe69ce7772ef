// Header and footer around every public page.
import type { ReactNode } from 'react';
import { company } from '#db/content/company.ts';
import { footerLinks, navigation } from '#db/content/navigation.ts';
import type { AppContext } from '#server/context.ts';
import { formEmbed, MEETINGS_SCRIPT } from '#server/http/third-parties.ts';
import { confirmsSignUps } from '#server/mail/mail-plan.ts';
import { Island } from '#ui/islands/island.tsx';
import { SkipLink } from '#ui/kit/skip-link.tsx';
import { NewsletterForm } from '#ui/site/contact/newsletter-form.tsx';
import { Footer } from '#ui/site/frame/footer.tsx';
import { Header } from '#ui/site/frame/header.tsx';

/** `children` bring their own `<main id="content">`. */
export function Layout({ c, children }: { c: AppContext; children: ReactNode }) {
  const { hubspot } = c.var.config;
  return (
    <>
      <SkipLink />
      <Header
        company={company}
        navigation={navigation}
        bookingHref={hubspot.meetingsUrl ?? '/contact'}
        current={c.req.path}
        theme={c.req.path === '/' ? 'overlay-dark' : 'light'}
      />
      {children}
      <Footer
        company={company}
        links={footerLinks}
        newsletter={
          <NewsletterForm
            company={company.name}
            embed={formEmbed(hubspot, 'newsletter')}
            confirms={confirmsSignUps(c.var.config, c.env.origin)}
          />
        }
      />
      <Island
        name="booking"
        props={{ meetingsUrl: hubspot.meetingsUrl, script: MEETINGS_SCRIPT }}
        when="manual"
      />
    </>
  );
}
