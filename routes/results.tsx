// /results: the showcase of figures.
import { company } from '#db/content/company.ts';
import { results } from '#db/content/results.ts';
import { listCaseStudyCards } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Deferred } from '#ui/kit/deferred.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { Showcase } from '#ui/site/work/showcase.tsx';
import { pageTitle } from './page-meta.ts';

const INTRO = 'Fourteen brands, one figure each: the one their own finance team would put first.';

/** The showcase is shown without the database too; only its links depend on the published case studies. */
export async function resultsPage(c: AppContext) {
  const { data } = await defer(c, listCaseStudyCards(c.var.db));
  const withoutLinks = <Showcase results={results} studies={[]} />;
  return c.render(
    <main id="content">
      <PageHead
        title={
          <>
            Real Results. <span className="page-head-turn">Real Impact.</span>
          </>
        }
        intro={INTRO}
      />
      <Deferred data={data} fallback={withoutLinks} failed={withoutLinks}>
        {(studies) => <Showcase results={results} studies={studies} />}
      </Deferred>
      <CallToAction
        title="Want a number like these?"
        label="Schedule a call to discuss your project"
        href={c.var.config.hubspot.meetingsUrl ?? '/contact'}
        opensBooking
      />
    </main>,
    {
      title: pageTitle('Results'),
      description: `Real results, real impact: what the work of ${company.name} came to, brand by brand, in one figure each.`,
      cacheTags: ['case-studies'],
    },
  );
}
