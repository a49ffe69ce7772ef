// /services: the four groups of services.
import { serviceGroups, servicesIntro } from '#db/content/services.ts';
import type { CaseStudyCardData } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Deferred } from '#ui/kit/deferred.tsx';
import { ServicesPage } from '#ui/site/company/services-page.tsx';
import { listCaseStudyCardsWithNotes } from './case-study-cards.ts';
import { pageTitle } from './page-meta.ts';
import { selectStudies } from './select-studies.ts';

/** Twenty services in four groups, each with a case study at its end if there is one. */
export async function services(c: AppContext) {
  const { data } = await defer(c, listCaseStudyCardsWithNotes(c));
  const bookingHref = c.var.config.hubspot.meetingsUrl ?? '/contact';
  const page = (studies: readonly CaseStudyCardData[]) => (
    <ServicesPage
      intro={servicesIntro}
      groups={serviceGroups}
      work={selectStudies(studies, serviceGroups, 1).map(([study]) => study)}
      bookingHref={bookingHref}
    />
  );
  return c.render(
    <main id="content">
      <Deferred data={data} fallback={page([])} failed={page([])}>
        {page}
      </Deferred>
    </main>,
    {
      title: pageTitle('Services'),
      description:
        'Strategy, development, marketing and operations for online shops: twenty services, from a discovery week to the daily running of the store.',
      cacheTags: ['case-studies'],
      ogImage: '/images/service-strategy.jpg',
      ogImageAlt: serviceGroups[0]?.image.alt,
    },
  );
}
