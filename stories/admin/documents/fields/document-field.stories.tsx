// Every kind of field that a document may have.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as fields from '#db/contract/documents/document-fields.ts';
import { DocumentField } from '#ui/admin/documents/fields/document-field.tsx';
import { toFormValue } from '#ui/admin/documents/form-values.ts';
import { DocumentFrame } from '../../../fixtures/document-frame.tsx';
import { ok } from '../../../toolbars/answer-api.ts';

const meta = {
  component: DocumentField,
  parameters: {
    docs: {
      description: {
        component: `A field of a document, drawn as its schema says.

        Do: describe the field in its schema: label, hint, how many characters fit.

        Don't: write a field by hand for a value that has a schema.`,
      },
    },
  },
} satisfies Meta<typeof DocumentField>;
export default meta;
type Story = StoryObj;

const everything = fields.group('Everything', {
  title: fields.line('Title', { fits: 60 }),
  unit: fields.line('Unit', { fits: 3, optional: true }),
  value: fields.line('Number', { fits: 8 }),
  text: fields.longText('Text', { fits: 120, hint: 'Shown below the title.' }),
  html: fields.richText('Formatted text'),
  year: fields.number('Year', { min: 1900, max: 2200 }),
  theme: fields.choice('Background', { paper: 'Paper', light: 'White', dark: 'Ink' }),
  isOpen: fields.toggle('Opens the booking dialog'),
  day: fields.day('First shown on'),
  moment: fields.pointInTime('Shown from'),
  accent: fields.colour('Accent colour'),
  way: fields.button('Button'),
  study: fields.reference('Case study', 'case-study', { optional: true }),
  partner: fields.reference('Partner', 'partner', { optional: true }),
  image: fields.image('Picture'),
  film: fields.film('Film'),
  mark: fields.drawing('Mark', { optional: true }),
  words: fields.list('Words', 'word', fields.line('Word', { fits: 20 })),
});

const FILLED = {
  title: 'One agency. Three specialist divisions.',
  unit: '%',
  value: '128',
  text: 'Everything a shop needs.',
  html: '<p>Eleven systems, <strong>two prices</strong>.</p>',
  year: 2026,
  theme: 'light',
  isOpen: true,
  day: '2026-11-02',
  moment: '2026-11-02T09:00:00.000Z',
  accent: '#ff4b1f',
  way: { label: 'Talk to us', href: '/contact' },
  study: 'brackwick',
  partner: 'Klaviyo',
  image: { src: '/images/brackwick-main.jpg', alt: 'Spanners on a pegboard' },
  film: { src: '/videos/hero.mp4', poster: '/images/brackwick-grid.jpg' },
  mark: { viewBox: '0 0 24 24', path: 'M4 4h16v4H4zM4 12h10v8H4z' },
  words: ['Search', 'Social'],
};

const show = (values: unknown, errors?: Record<string, string>): Story => ({
  render: () => (
    <DocumentFrame values={{ all: toFormValue(everything, values) }} errors={errors}>
      <DocumentField schema={everything} name="all" />
    </DocumentFrame>
  ),
});

export const Empty = show({});
export const FilledIn = show(FILLED);
export const Long = show({
  ...FILLED,
  title: 'One agency that does everything for everybody everywhere, at once and for ever',
  unit: 'per cent',
  text: 'A sentence that is rather longer than it should be. '.repeat(6),
});
export const Wrong = show(FILLED, {
  'all.title': 'Required',
  'all.year': 'Too small: expected number to be >=1900',
  'all.accent': 'Use a colour such as #ff4b1f',
  'all.way.href': 'Use a page of this site, or an https address',
  'all.image.src': 'Use an http(s) address or a path that starts with /',
  'all.film.src': 'Use an http(s) address or a path that starts with /',
  'all.mark.path': 'Use the path data of an SVG',
  'all.words.0.value': 'Required',
});

/** A text above the recommended length gets a note, but no error. */
export const Typed: Story = {
  ...show(FILLED),
  play: async ({ canvas }) => {
    const title = canvas.getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'x'.repeat(64));
    await expect(canvas.getByText('64 of 60 characters: may wrap')).toBeVisible();
    await expect(title).not.toHaveAttribute('aria-invalid');
  },
};

const partners = ['Algolia', 'Klaviyo'].map((name) => ({
  ...{ name, category: 'Search', description: 'D', brandColour: '#112233' },
  logo: { viewBox: '', path: '' },
}));

/** A page of this site is found by its name, and an address is completed when the field is left. */
export const LinkChosen: Story = {
  ...show({}),
  parameters: {
    api: {
      'GET /api/admin/documents/pages': ok({
        pages: [{ id: 1, title: 'Black Friday', slug: 'black-friday' }],
      }),
      'GET /api/admin/posts': ok({ posts: [] }),
      'GET /api/admin/case-studies': ok({
        caseStudies: [{ id: 1, title: 'Brackwick', slug: 'brackwick' }],
      }),
      'GET /api/admin/media': ok({ media: [] }),
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Links to' });
    await userEvent.type(field, 'brack');
    await canvas.findByRole('option', { name: /Brackwick/ });
    await canvas.findByRole('option', { name: /Black Friday/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'verso.example/a');
    await userEvent.tab();
    await expect(field).toHaveValue('https://verso.example/a');
  },
};

/** An entry of a collection is found by its name. */
export const ReferenceChosen: Story = {
  ...show({}),
  parameters: {
    api: {
      'GET /api/admin/documents/opened': ok({
        document: null,
        original: { title: 'Partners', content: { v: 1, items: partners } },
        state: 'original',
        notes: [],
      }),
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /^Partner/ });
    await userEvent.type(field, 'algo');
    await userEvent.click(await canvas.findByRole('option', { name: /Algolia/ }));
    await expect(field).toHaveValue('Algolia');
  },
};
