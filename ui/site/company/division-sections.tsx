// The divisions of /divisions, each with its work, and the index that floats over them.
import type { CaseStudySummary } from '#ui/brand/case-study-card.tsx';
import { AnchorIndex } from '#ui/site/frame/anchor-index.tsx';
import { type Division, DivisionSection } from './division-section.tsx';

interface DivisionSectionsProps {
  divisions: readonly Division[];
  /** The case studies of each division, in the divisions' order. */
  work: readonly (readonly CaseStudySummary[])[];
}

const THEMES = ['paper', 'dark', 'light'] as const;

/** A section for each division, on alternating sides and backgrounds. */
export function DivisionSections({ divisions, work }: DivisionSectionsProps) {
  return (
    <div>
      {divisions.map((division, index) => (
        <DivisionSection
          key={division.id}
          division={division}
          studies={work[index] ?? []}
          theme={THEMES[index % THEMES.length]}
          side={index % 2 === 0 ? 'right' : 'left'}
        />
      ))}
      <AnchorIndex anchors={divisions.map(({ id, title }) => ({ id, label: title }))} />
    </div>
  );
}
