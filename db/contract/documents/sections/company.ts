// The sections of the pages about the agency: divisions, services, results, partners, about, insights.
import { group, image, line, list, longText, number, toggle } from '../document-fields.ts';
import { sectionType } from '../sections.ts';

const titled = (label: string) =>
  sectionType({ label, schema: group(label, { title: line('Title', { fits: 50 }) }) });
/** A section without fields: it shows the entries of a collection. */
const untitled = (label: string) => sectionType({ label, schema: group(label, {}) });

export const companySections = {
  'division-sections': untitled('The divisions'),
  'service-sections': untitled('The services'),
  showcase: untitled('The results'),
  'case-study-list': untitled('The case studies'),
  'post-list': untitled('The articles'),
  'partner-stage': sectionType({
    label: 'Photograph with a caption',
    schema: group('Photograph', {
      image: image('Picture'),
      caption: line('Caption', { fits: 100 }),
    }),
  }),
  'partner-network': titled('The partners'),
  showreel: sectionType({
    label: 'The showreel',
    schema: group('The showreel', { label: line('Button text', { fits: 30 }) }),
  }),
  'heritage-account': sectionType({
    label: 'History',
    schema: group('History', {
      title: line('Title', { fits: 40 }),
      paragraphs: list('Paragraphs', 'paragraph', longText('Paragraph', { fits: 500 })),
      milestones: list(
        'Milestones',
        'milestone',
        group('Milestone', {
          year: number('Year', { min: 1000, max: 9999 }),
          title: line('Title', { fits: 40 }),
          text: longText('Text', { fits: 140, optional: true }),
          added: number('Specialists who joined', { max: 100_000 }),
          acquired: toggle('Acquired as a whole team'),
        }),
      ),
      totals: list(
        'Totals',
        'total',
        group('Total', {
          value: line('Number', { fits: 6, max: 20 }),
          label: line('What it counts', { fits: 30 }),
        }),
        { max: 4 },
      ),
    }),
  }),
  'people-roll': titled('The people'),
  'award-wall': titled('The awards'),
  'client-wall': titled('The clients'),
} as const;
