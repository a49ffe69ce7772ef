// Header and footer around every public page.
import type { ReactNode } from 'react';
import { announcementOf } from '#server/content/announcement.ts';
import { contentOf } from '#server/content/content-of.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { formEmbed, schedulerEmbed } from '#server/http/third-parties.ts';
import { confirmsSignUps } from '#server/mail/mail-plan.ts';
import type { PageMeta } from '#server/render/head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { SkipLink } from '#ui/kit/skip-link.tsx';
import { NewsletterForm } from '#ui/site/contact/newsletter-form.tsx';
import { Announcement } from '#ui/site/frame/announcement.tsx';
import { Footer } from '#ui/site/frame/footer/footer.tsx';
import { Header } from '#ui/site/frame/header/header.tsx';
import { bookingHref } from './sections/booking-href.ts';

/** `children` bring their own `<main id="content">`. */
export function Layout({
  c,
  meta,
  children,
}: {
  c: AppContext;
  meta: PageMeta;
  children: ReactNode;
}) {
  const { hubspot } = c.get('config');
  const announcement = announcementOf(c);
  const company = siteFacts(c);
  const { header, footer } = contentOf(c, 'navigation');
  return (
    <>
      <SkipLink />
      {announcement && <Announcement {...announcement} />}
      <Header
        company={company}
        navigation={header}
        bookingHref={bookingHref(c)}
        current={c.req.path}
        theme={c.req.path === '/' ? 'overlay-dark' : 'light'}
      />
      {children}
      <Footer
        company={company}
        links={footer}
        newsletter={
          !meta.withoutNewsletter && (
            <NewsletterForm
              company={company.name}
              embed={formEmbed(hubspot, 'newsletter')}
              confirms={confirmsSignUps(c.get('config'), c.env.origin)}
            />
          )
        }
      />
      <Island
        name="booking"
        props={{
          scheduler: schedulerEmbed(hubspot),
          mark: company.mark,
        }}
        when="manual"
      />
    </>
  );
}
