// /about: who the agency is.
import { aboutGallery, aboutHero, experience, heritage, milestones } from '#db/content/about.ts';
import { awards } from '#db/content/awards.ts';
import { clients } from '#db/content/clients.ts';
import { company } from '#db/content/company.ts';
import type { AppContext } from '#server/context.ts';
import { AboutPage } from '#ui/site/company/about-page.tsx';
import { pageTitle } from './page-meta.ts';

/** The agency in figures, milestones, awards and clients. */
export function about(c: AppContext) {
  return c.render(
    <main id="content">
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
      />
    </main>,
    {
      title: pageTitle('About'),
      description: `${company.name} has spent 21+ years behind other people’s shop counters: 120+ specialists in commerce, enterprise and performance, in the UK and North America.`,
      cacheTags: [],
      ogImage: '/images/about-desk.jpg',
      ogImageAlt: aboutGallery[0].alt,
    },
  );
}
