// /partners, filtered by ?category=.
import { company } from '#db/content/company.ts';
import { partnerFilters, partners } from '#db/content/partners.ts';
import { workWith } from '#db/content/study-facts.ts';
import { listCaseStudyCards } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Island } from '#ui/islands/island.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { PartnerStage } from '#ui/site/home/partner-stage.tsx';
import type { PartnerWork } from '#ui/site/partners/partner-card.tsx';
import { pageTitle } from './page-meta.ts';

const INTRO =
  'A shop is forty tools that have to get on with each other. These are the ones we know by heart, build with every week and would choose again.';

/** An unknown category has no partners, and no place in the page cache: anybody can make up any number of them. */
export async function partnersPage(c: AppContext) {
  const category = c.req.query('category') || partnerFilters[0];
  const isKnown = (partnerFilters as readonly string[]).includes(category);
  const { data } = await defer(c, listCaseStudyCards(c.var.db));
  const network = (studies: readonly PartnerWork[]) => (
    <Island
      name="partner-filter"
      props={{ partners, filters: partnerFilters, category, usedAt: usedAt(studies) }}
      when="interaction"
    />
  );
  return c.render(
    <main id="content">
      <PageHead title="Trusted Partners & integrations" intro={INTRO} />
      <PartnerStage
        src="/images/about-stage.jpg"
        alt="An empty stage with an orange curtain, a lectern and two chairs in the spotlight, seen over rows of dark seats"
        caption={`The ${company.name} partner evening, before the doors opened`}
      />
      <Deferred data={data} fallback={network([])} failed={network([])}>
        {network}
      </Deferred>
      <CallToAction
        title="Running on something else?"
        label="Schedule a call to discuss your project"
        href={c.var.config.hubspot.meetingsUrl ?? '/contact'}
        opensBooking
      />
    </main>,
    {
      title: pageTitle('Partners & Integrations'),
      description: `The commerce tools that ${company.name} builds with: analytics, search, shipping, support and more, each with what we use it for.`,
      cacheTags: isKnown ? ['case-studies'] : null,
    },
  );
}

/** The work of each partner that has any, by the partner's name. */
function usedAt(studies: readonly PartnerWork[]): Record<string, PartnerWork[]> {
  const work = partners.map(({ name }) => [name, workWith(name, studies)] as const);
  return Object.fromEntries(
    work.flatMap(([name, list]) =>
      list.length > 0 ? [[name, list.map(({ slug, title }) => ({ slug, title }))]] : [],
    ),
  );
}
