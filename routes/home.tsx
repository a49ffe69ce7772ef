// /: the home page.
import { company } from '#db/content/company.ts';
import { divisions } from '#db/content/divisions.ts';
import {
  divisionBands,
  heroFilm,
  homePartners,
  locations,
  platformPartner,
  proposition,
} from '#db/content/home.ts';
import { offices } from '#db/content/offices.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { HomeHero } from '#ui/site/home/home-hero.tsx';
import { HomeSections } from '#ui/site/home/home-sections.tsx';
import { listCaseStudyCardsWithNotes } from './case-study-cards.ts';

/** The hero, and five sections that wait for the case studies of their figures. */
export async function home(c: AppContext) {
  const { data } = await defer(c, listCaseStudyCardsWithNotes(c));
  return c.render(
    <main id="content">
      <HomeHero
        headline={company.headline}
        image={company.heroImage}
        film={heroFilm}
        divisions={divisions}
      />
      <HomeSections
        studies={data}
        words={{ proposition, divisionBands, homePartners, locations, platformPartner }}
        divisions={divisions}
        offices={offices}
        company={company}
      />
    </main>,
    {
      title: `${company.platform} Agency & Full-service D2C & B2B eCommerce | ${company.name}`,
      description: company.description,
      cacheTags: ['case-studies'],
    },
  );
}
