// The groups of services of /services, each with a case study at its end, and the index that floats over them.
import { AnchorIndex } from '#ui/site/frame/anchor-index.tsx';
import { CaseStudyFeature, type CaseStudyFeatureProps } from '#ui/site/work/case-study-feature.tsx';
import { WorkLink } from '#ui/site/work/work-link.tsx';
import { type ServiceGroup, ServiceSection } from './service-section.tsx';

interface ServiceSectionsProps {
  groups: readonly (ServiceGroup & { workCategories: readonly string[] })[];
  /** The case study that ends each group, in the groups' order. */
  work: readonly (CaseStudyFeatureProps['study'] | undefined)[];
}

const THEMES = ['paper', 'dark', 'light', 'paper'] as const;

/**
 * The services are numbered through the page, on alternating sides. Each case study is followed by a link to others of the
 * first category that it shares with its group.
 */
export function ServiceSections({ groups, work }: ServiceSectionsProps) {
  let counted = 0;
  const sections = groups.map((group, index) => {
    const from = counted + 1;
    counted += group.services.length;
    return { group, from, study: work[index], theme: THEMES[index % THEMES.length], index };
  });
  return (
    <div>
      {sections.map(({ group, from, study, theme, index }) => (
        <ServiceSection
          key={group.id}
          group={group}
          from={from}
          theme={theme}
          side={index % 2 === 0 ? 'left' : 'right'}
        >
          {study && (
            <>
              <CaseStudyFeature study={study} />
              <WorkLink
                category={group.workCategories.find((each) => study.categories.includes(each))}
              />
            </>
          )}
        </ServiceSection>
      ))}
      <AnchorIndex anchors={groups.map(({ id, title }) => ({ id, label: title }))} />
    </div>
  );
}
