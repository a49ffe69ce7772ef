// / (spec §2 'Home').
import { company } from '#db/content/company.ts';
import { divisions } from '#db/content/divisions.ts';
import { listCaseStudyCards } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { ready } from '#server/ready.ts';
import { Deferred } from '#ui/kit/deferred.tsx';
import { HomeHero } from '#ui/site/home-hero.tsx';
import { SelectedWork } from '#ui/site/selected-work.tsx';

const SHOWN = 6;

/** The hero with its division cards, and the latest work. */
export async function home(c: AppContext) {
  c.var.showing.tags.add('case-studies');
  const { data } = await ready(c, listCaseStudyCards(c.var.db, { limit: SHOWN }));
  return c.render(
    <main id="content">
      <HomeHero headline={company.headline} image={company.heroImage} divisions={divisions} />
      <Deferred data={data} fallback={null} failed={null}>
        {(studies) => <SelectedWork studies={studies} />}
      </Deferred>
    </main>,
    {
      title: `${company.platform} Agency & Full-service D2C & B2B eCommerce | ${company.name}`,
      description: company.description,
    },
  );
}
