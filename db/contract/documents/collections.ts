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
  hint: 'Case studies of these categories stand at its end, earlier categories first',
});

const partner = group('Partner', {
  name: line('Name', { fits: 24 }),
  category: line('Category', { fits: 30 }),
  description: longText('Description', { fits: 200 }),
  brandColour: colour('Colour'),
  logo: drawing('Logo', { optional: true, hint: 'Without one the name is set in type' }),
});

const office = group('Office', {
  city: line('City', { fits: 16 }),
  country: line('Country', { fits: 20 }),
  address: list('Address', 'line', line('Line', { fits: 30 }), {
    min: 1,
    max: 8,
    hint: 'A single line stands for an address, such as ‘Office opening soon’',
  }),
  phone: group('Telephone', {
    label: line('As it is read', { optional: true, fits: 24 }),
    href: link('As it is dialled', { optional: true, hint: 'tel:+44…' }),
  }),
  image: image('Picture'),
});

const award = group('Award', {
  title: line('Words on the seal', { fits: 24 }),
  year: number('Year', { min: 1900, max: 2200 }),
  label: line('The whole of it', { fits: 70 }),
});

const client = group('Client', {
  name: line('Name', { fits: 30 }),
  logo: address('Logo'),
  width: number('Width of the logo', { min: 1, max: 10_000 }),
  height: number('Height of the logo', { min: 1, max: 10_000 }),
});

const service = group('Group of services', {
  anchor: anchor('Anchor', { hint: 'The part of its address after the #' }),
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
  anchor: anchor('Anchor', { hint: 'The part of its address after the #' }),
  title: line('Name', { fits: 16 }),
  description: line('In one line', { fits: 50 }),
  image: image('Picture'),
  band: longText('On the home page', { fits: 180 }),
  heading: line('Heading of its section', { fits: 50 }),
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
  contactLabel: line('Words of its button', { fits: 30 }),
  workCategories: categories,
});

const result = group('Result', {
  study: reference('Case study', 'case-study', {
    optional: true,
    hint: 'The card leads to it once it is published',
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
  name: line('Name', { fits: 30, hint: 'As the author of an article is written' }),
  does: line('What they do', { fits: 40 }),
  city: line('City', { fits: 20, optional: true }),
  about: longText('About them', { fits: 400, optional: true }),
  image: image('Portrait', { optional: true }),
});

const topic = group('Topic', {
  name: line('Name', { fits: 20, hint: 'As the category of an article is written' }),
  about: longText('What we say of it', { fits: 140 }),
});

const question = group('Question', {
  question: line('Question', { fits: 90 }),
  answer: richText('Answer'),
  topic: line('Topic', { optional: true, fits: 30 }),
});

/** The entries of each collection, by the type of its document. */
export const COLLECTIONS = {
  'partner-list': collection('Partners', 'partner', partner, ({ name }) => name),
  'office-list': collection('Offices', 'office', office, ({ city }) => city),
  'award-list': collection('Awards', 'award', award, ({ label }) => label),
  'client-list': collection('Clients', 'client', client, ({ name }) => name),
  'service-list': collection('Services', 'group', service, ({ anchor: name }) => name),
  'division-list': collection('Divisions', 'division', division, ({ anchor: name }) => name),
  'result-list': collection('Results', 'result', result, ({ brand }) => brand),
  'people-list': collection('People and authors', 'person', person, ({ name }) => name),
  'topic-list': collection('Topics of Insights', 'topic', topic, ({ name }) => name),
  'question-list': collection('Questions', 'question', question, ({ question: text }) => text),
} as const;

/** `{ v, items }`; no two entries have the same name, since references name them. */
function collection<Shape extends z.ZodRawShape>(
  label: string,
  entry: string,
  item: z.ZodObject<Shape>,
  nameOf: (item: z.output<z.ZodObject<Shape>>) => string,
) {
  return z.object({
    v: z.literal(1),
    items: list(label, entry, item).superRefine((items, issues) => {
      const seen = new Set<string>();
      for (const [index, each] of items.entries()) {
        const name = nameOf(each);
        if (seen.has(name))
          issues.addIssue({
            code: 'custom',
            path: [index],
            message: `There is a second ‘${name}’`,
          });
        seen.add(name);
      }
    }),
  });
}
