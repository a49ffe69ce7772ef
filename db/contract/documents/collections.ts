// The collections: lists of entries that many pages show and that references name.
import { z } from 'zod';
import {
  address,
  anchor,
  colour,
  drawing,
  group,
  image,
  line,
  link,
  list,
  longText,
  number,
  reference,
  richText,
} from './document-fields.ts';

const categories = list('Categories of its case studies', 'category', line('Category'), {
  hint: 'Case studies in these categories are shown at its end, in the order of the categories',
});

const partner = group('Partner', {
  name: line('Name', {
    fits: 24,
    hint: 'Pages show a partner by its name. Edited pages follow when only the name changes. On others, choose it again',
  }),
  category: line('Category', { fits: 30 }),
  description: longText('Description', { fits: 200 }),
  brandColour: colour('Colour'),
  logo: drawing('Logo', { optional: true, hint: 'Without a logo, the name is shown as text' }),
});

const office = group('Office', {
  city: line('City', { fits: 16 }),
  country: line('Country', { fits: 20 }),
  address: list('Address', 'line', line('Line', { fits: 30 }), {
    min: 1,
    max: 8,
    hint: 'A single line can replace an address, such as ‘Office opening soon’',
  }),
  phone: group('Phone', {
    label: line('Number as shown', { optional: true, fits: 24 }),
    href: link('Number to dial', { optional: true, hint: 'tel:+44…' }),
  }),
  image: image('Picture'),
});

const award = group('Award', {
  title: line('Text on the seal', { fits: 24 }),
  year: number('Year', { min: 1900, max: 2200 }),
  label: line('Full name', { fits: 70 }),
});

const client = group('Client', {
  name: line('Name', { fits: 30 }),
  logo: address('Logo'),
  width: number('Width of the logo', { min: 1, max: 10_000 }),
  height: number('Height of the logo', { min: 1, max: 10_000 }),
});

const service = group('Group of services', {
  anchor: anchor('Anchor', { hint: 'The part of the address after #' }),
  title: line('Title', { fits: 20 }),
  intro: longText('Introduction', { fits: 140 }),
  image: image('Picture'),
  services: list(
    'Services',
    'service',
    group('Service', {
      name: line('Name', { fits: 50 }),
      text: longText('Text', { fits: 400 }),
    }),
  ),
  workCategories: categories,
});

const division = group('Division', {
  anchor: anchor('Anchor', { hint: 'The part of the address after #' }),
  title: line('Name', { fits: 16 }),
  description: line('Short description', { fits: 50 }),
  image: image('Picture'),
  band: longText('Text on the home page', { fits: 180 }),
  heading: line('Section heading', { fits: 50 }),
  intro: longText('Introduction', { fits: 320 }),
  points: list(
    'Points',
    'point',
    group('Point', {
      title: line('Title', { fits: 40 }),
      text: longText('Text', { fits: 300 }),
    }),
    { max: 6 },
  ),
  contactLabel: line('Button text', { fits: 30 }),
  workCategories: categories,
});

const result = group('Result', {
  study: reference('Case study', 'case-study', {
    optional: true,
    hint: 'The card links to it once it is published',
  }),
  brand: line('Brand', { fits: 30 }),
  figure: line('Figure', { fits: 8, max: 40 }),
  words: line('What it counts', { fits: 50 }),
  measurement: longText('How it was measured', { fits: 200, optional: true }),
  description: longText('Description', { fits: 200 }),
  image: image('Picture'),
  tags: list('Tags', 'tag', line('Tag', { fits: 30 }), { max: 12 }),
});

const person = group('Person', {
  name: line('Name', { fits: 30, hint: 'Exactly as in the Author field of articles' }),
  does: line('Role', { fits: 40 }),
  city: line('City', { fits: 20, optional: true }),
  about: longText('About', { fits: 400, optional: true }),
  image: image('Portrait', { optional: true }),
});

const topic = group('Topic', {
  name: line('Name', { fits: 20, hint: 'Exactly as in the Categories field of articles' }),
  about: longText('Description', { fits: 140 }),
});

const question = group('Question', {
  question: line('Question', { fits: 90 }),
  answer: richText('Answer'),
  topic: line('Topic', { optional: true, fits: 30 }),
});

/** The entries of each collection, by the type of its document. */
export const COLLECTIONS = {
  'partner-list': collection('Partners', 'partner', partner, 'name'),
  'office-list': collection('Offices', 'office', office, 'city'),
  'award-list': collection('Awards', 'award', award, 'label'),
  'client-list': collection('Clients', 'client', client, 'name'),
  'service-list': collection('Services', 'group', service, 'anchor'),
  'division-list': collection('Divisions', 'division', division, 'anchor'),
  'result-list': collection('Results', 'result', result, 'brand'),
  'people-list': collection('People and authors', 'person', person, 'name'),
  'topic-list': collection('Topics of Insights', 'topic', topic, 'name'),
  'question-list': collection('Questions', 'question', question, 'question'),
} as const;

/** The schema of `{ v, items }`. Entries have unique names, because references use them. */
function collection<Shape extends z.ZodRawShape>(
  label: string,
  entry: string,
  item: z.ZodObject<Shape>,
  /** The field with the name of an entry. */
  named: keyof z.output<z.ZodObject<Shape>> & string,
) {
  return z.object({
    v: z.literal(1),
    items: list(label, entry, item).superRefine((items, issues) => {
      const seen = new Set<string>();
      for (const [index, each] of items.entries()) {
        const name = String(each[named]);
        if (seen.has(name))
          issues.addIssue({
            code: 'custom',
            path: [index, named],
            message: `There are two entries called ‘${name}’`,
          });
        seen.add(name);
      }
    }),
  });
}
