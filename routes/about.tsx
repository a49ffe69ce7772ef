// /about: who the agency is.
import { aboutGallery, aboutHero, experience, heritage, milestones } from '#db/content/about.ts';
import { awards } from '#db/content/awards.ts';
import { clients } from '#db/content/clients.ts';
import { company } from '#db/content/company.ts';
import { people } from '#db/content/people.ts';
import { listCaseStudyCards } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Deferred } from '#ui/kit/deferred.tsx';
import { AboutPage } from '#ui/site/company/about-page.tsx';
import { pageTitle } from './page-meta.ts';

/** The agency in figures, milestones, people, awards and clients; logos lead to case studies once these are known. */
export async function about(c: AppContext) {
  const { data } = await defer(c, listCaseStudyCards(c.var.db));
  const page = (studies: readonly { slug: string; title: string }[]) => (
    <AboutPage
      hero={aboutHero}
      showreel={company.showreel}
      experience={experience}
      milestones={milestones}
      heritage={heritage}
      awards={awards}
      mark={company.mark}
      gallery={aboutGallery}
      clients={clients}
      people={people}
      studies={new Map(studies.map(({ slug, title }) => [title, slug]))}
    />
  );
  return c.render(
    <main id="content">
      <Deferred data={data} fallback={page([])} failed={page([])}>
        {page}
      </Deferred>
    </main>,
    {
      title: pageTitle('About'),
      description: `${company.name} has spent 21+ years behind other people’s shop counters: 120+ specialists in commerce, enterprise and performance, in the UK and North America.`,
      cacheTags: ['case-studies'],
      ogImage: '/images/about-desk.jpg',
      ogImageAlt: aboutGallery[0].alt,
    },
  );
}
