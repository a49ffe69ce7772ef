// The work of /results: a featured wide card and one beside it, then the rest in the rhythmic grid (docs/contract.md, Results).
import type { Result } from '#db/content/results.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Section } from '#ui/site/frame/section.tsx';
import { ShowcaseCard } from './showcase-card.tsx';
import { WorkGrid } from './work-grid.tsx';
import { WorkLink } from './work-link.tsx';

interface ShowcaseProps {
  results: readonly Result[];
  /** Published case studies: cards lead to them, tags to the list of those that share them. */
  studies: readonly (Pick<CaseStudy, 'slug' | 'categories'> &
    Partial<Pick<CaseStudy, 'challengeTitle'>> & {
      /** Its slug and its former ones: a result may refer to the study by any of them. */
      slugs: readonly string[];
    })[];
}

/** Null without results. */
export function Showcase({ results, studies }: ShowcaseProps) {
  const [featured, beside, ...others] = results;
  if (!featured) return null;
  const categories = new Set(studies.flatMap((study) => study.categories));
  const bySlug = new Map(studies.flatMap((study) => study.slugs.map((slug) => [slug, study])));
  const cardOf = (result: Result) => {
    const study = bySlug.get(result.slug);
    if (!study) return { result };
    const { slug, challengeTitle: brief } = study;
    return { result: { ...result, slug }, href: `/case-studies/${slug}`, brief };
  };
  return (
    <Section space="none" className="showcase" aria-label="Results">
      <div className="showcase-top">
        <ShowcaseCard {...cardOf(featured)} categories={categories} shape="wide" priority />
        {beside && (
          <ShowcaseCard {...cardOf(beside)} categories={categories} shape="beside" eager />
        )}
      </div>
      {others.length > 0 && (
        <WorkGrid>
          {others.map((result) => (
            <ShowcaseCard key={result.slug} {...cardOf(result)} categories={categories} />
          ))}
        </WorkGrid>
      )}
      {studies.length > 0 && (
        <WorkLink>
          {studies.length === 1
            ? 'One case study'
            : `All ${studies.length} case studies, by category and sector`}
        </WorkLink>
      )}
    </Section>
  );
}
