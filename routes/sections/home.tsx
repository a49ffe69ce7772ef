// The sections of the home page below its hero.
import type { HomeFigure } from '#db/content/home.ts';
import type { SectionValues } from '#db/contract/documents/section-types.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import { DivisionBands } from '#ui/site/home/division-bands.tsx';
import { Locations } from '#ui/site/home/locations.tsx';
import { PartnerWall } from '#ui/site/home/partner-wall.tsx';
import { PlatformPartner } from '#ui/site/home/platform-partner.tsx';
import { Proposition } from '#ui/site/home/proposition.tsx';
import { divisionsOf, namedPartners, officesOf, partnersOf } from './entries.ts';
import type { SectionDrawings, Studies } from './section-drawing.ts';

export const homeSections = {
  proposition: {
    sheet: 'home',
    needs: 'study-cards',
    loading: 'dark',
    draw: ({ figures, ...values }, { studies }) => (
      <Proposition {...values} figures={figures.map(figureOf)} sources={sourcesOf(studies)} />
    ),
  },
  'division-bands': {
    sheet: 'home',
    loading: 'light',
    draw: ({ title }, { c }) => {
      const divisions = divisionsOf(c);
      return (
        <DivisionBands
          title={title}
          divisions={divisions}
          texts={divisions.map(({ band }) => band)}
        />
      );
    },
  },
  'partner-wall': {
    sheet: 'home',
    loading: 'paper',
    draw: ({ partners, link, ...values }, { c }) => (
      <PartnerWall
        {...values}
        link={withCount(link, partnersOf(c).length)}
        partners={namedPartners(c, partners)}
      />
    ),
  },
  locations: {
    sheet: 'home',
    loading: 'light',
    draw: (values, { c }) => <Locations {...values} offices={officesOf(c)} />,
  },
  'platform-partner': {
    sheet: 'home',
    needs: 'study-cards',
    loading: 'paper',
    draw: ({ figures, ...values }, { c, studies }) => {
      const { platform, mark } = siteFacts(c);
      return (
        <PlatformPartner
          {...values}
          platform={platform}
          mark={mark}
          figures={figures.map(figureOf)}
          sources={sourcesOf(studies)}
        />
      );
    },
  },
} satisfies SectionDrawings;

/** `text` with the number of partners; a single one is not counted, because the words after the number are in the plural. */
function withCount(text: string, count: number): string {
  return count === 1
    ? text.replaceAll(/\{count\}\s*/g, '')
    : text.replaceAll('{count}', String(count));
}

function figureOf({
  value,
  unit,
  text,
  study,
  measurement,
}: SectionValues<'proposition'>['figures'][number]): HomeFigure {
  return {
    value,
    unit: unit || undefined,
    text,
    slug: study || undefined,
    measurement: measurement || undefined,
  };
}

function sourcesOf(studies: Studies) {
  return new Map(studies.flatMap((study) => study.slugs.map((slug) => [slug, study])));
}
