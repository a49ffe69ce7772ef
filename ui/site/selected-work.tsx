// The latest work on the home page, in a rhythm of wide and tall.
import { TextLink } from '#ui/kit/text-link.tsx';
import { CaseStudyCard, type CaseStudyCardProps } from './case-study-card.tsx';
import { Section } from './section.tsx';

/** Up to six studies and the way to all of them. Null without any. */
export function SelectedWork({ studies }: { studies: readonly CaseStudyCardProps['study'][] }) {
  if (studies.length === 0) return null;
  return (
    <Section theme="paper" aria-labelledby="selected-work">
      <div className="selected-work-head">
        <h2 className="selected-work-title" id="selected-work">
          Real Results. Real Impact.
        </h2>
        <TextLink href="/results" arrow="right" underlined>
          All results
        </TextLink>
      </div>
      <ul className="selected-work-grid">
        {studies.map((study, index) => (
          <li className="selected-work-item" key={study.slug}>
            <CaseStudyCard
              study={study}
              shape={index % 4 === 0 || index % 4 === 3 ? 'wide' : 'tall'}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
