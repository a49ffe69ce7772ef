// The work of /results: a featured wide card and one beside it, then the rest in the rhythmic grid (docs/contract.md, Results).
import type { Result } from '#db/content/results.ts';
import { Section } from '#ui/site/frame/section.tsx';
import { ShowcaseCard } from './showcase-card.tsx';
import { WorkGrid } from './work-grid.tsx';

interface ShowcaseProps {
  results: readonly Result[];
  /** The slugs of published case studies. */
  told: ReadonlySet<string>;
}

/** Null without results. */
export function Showcase({ results, told }: ShowcaseProps) {
  const [featured, beside, ...others] = results;
  if (!featured) return null;
  const hrefOf = ({ slug }: Result) => (told.has(slug) ? `/case-studies/${slug}` : undefined);
  return (
    <Section space="none" className="showcase" aria-label="Results">
      <div className="showcase-top">
        <ShowcaseCard result={featured} href={hrefOf(featured)} shape="wide" priority />
        {beside && <ShowcaseCard result={beside} href={hrefOf(beside)} shape="beside" eager />}
      </div>
      {others.length > 0 && (
        <WorkGrid>
          {others.map((result) => (
            <ShowcaseCard key={result.slug} result={result} href={hrefOf(result)} />
          ))}
        </WorkGrid>
      )}
    </Section>
  );
}
