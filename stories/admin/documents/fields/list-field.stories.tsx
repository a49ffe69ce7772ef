// Lists of a document: rows, and entries that fold.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as fields from '#db/contract/documents/document-fields.ts';
import { ListField } from '#ui/admin/documents/fields/list-field.tsx';
import { toFormValue } from '#ui/admin/documents/form-values.ts';
import { DocumentFrame } from '../../../fixtures/document-frame.tsx';
import { inBox } from '../../../fixtures/in-box.tsx';

const meta = {
  component: ListField,
  parameters: {
    docs: {
      description: {
        component: `A list with entries to add, sort, duplicate and remove.

        Do: name one entry in the schema; the buttons use that name.

        Don't: use it for a read-only list.`,
      },
    },
  },
} satisfies Meta<typeof ListField>;
export default meta;
type Story = StoryObj;

const words = fields.list('Headline', 'line', fields.line('Line', { fits: 20 }), { max: 3 });
const quotes = fields.list(
  'Quotes',
  'quote',
  fields.group('Quote', {
    text: fields.longText('Quote', { fits: 240 }),
    name: fields.line('Name', { optional: true }),
    position: fields.line('Position', { optional: true }),
    image: fields.image('Portrait', { optional: true }),
  }),
);
const awards = fields.list(
  'Awards',
  'award',
  fields.group('Award', {
    title: fields.line('Text on the seal', { fits: 20 }),
    year: fields.number('Year', { min: 1900, max: 2200 }),
    label: fields.line('Full name', { fits: 80 }),
  }),
);
const QUOTES = [
  {
    text: 'They turned the page with us.',
    name: 'Ada Brandt',
    image: { src: '/images/brackwick-grid.jpg', alt: '' },
  },
  { text: '', name: '' },
  { text: 'A very long sentence that says the same thing over and over. '.repeat(4) },
];

const show = (
  schema: typeof words | typeof quotes | typeof awards,
  values: unknown,
  errors?: Record<string, string>,
): Story => ({
  render: () => (
    <DocumentFrame values={{ all: toFormValue(schema, values) }} errors={errors}>
      <ListField schema={schema} name="all" />
    </DocumentFrame>
  ),
});

export const RowsEmpty = show(words, []);
export const Rows = show(words, ['Both sides', 'of the sheet']);
export const RowsFull = show(words, ['Both', 'sides', 'of a sheet of paper that is long']);
export const RowsWrong = show(words, ['', 'b'], { 'all.0.value': 'Required' });
export const FoldsEmpty = show(quotes, []);

const AWARDS = [
  { title: 'Highest Climber', year: 2025, label: 'Highest Climber in a list of agencies' },
  { title: 'Best Launch', year: 2022, label: 'Winner of Best Launch 2022' },
];

export const RowsOfThree = show(awards, AWARDS);

/** In a narrow form each field has a line of its own, and shows its value. */
export const RowsNarrow: Story = {
  ...RowsOfThree,
  decorators: [inBox({ style: { maxWidth: '48rem' } })],
  play: async ({ canvas }) => {
    const widthOf = (label: string) => canvas.getAllByLabelText(label)[0]?.clientWidth;
    await waitFor(() => expect(widthOf('Text on the seal')).toBeGreaterThan(250));
    expect(widthOf('Year')).toBeGreaterThan(80);
    expect(widthOf('Full name')).toBeGreaterThan(250);
  },
};

/** An error of the list itself is beside its title, and the form can lead to the list. */
export const FoldsTooFew: Story = {
  ...show(quotes, [], { all: 'Must have at least 1' }),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: 'Quotes' });
    await waitFor(() => expect(list).toBeInvalid());
    await expect(list).toHaveAccessibleDescription('Must have at least 1');
  },
};
export const Folds = show(quotes, QUOTES);

export const FoldsWrong: Story = {
  ...show(quotes, QUOTES, { 'all.1.text': 'Required' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Required')).toBeVisible());
  },
};

export const Opened: Story = {
  ...show(quotes, QUOTES),
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: /^Quote 1/ });
    await userEvent.click(first);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Brandt');
    await userEvent.click(first);
    await expect(canvas.getByLabelText('Name')).not.toBeVisible();
  },
};

/** A copy is added open after its original; Undo in the toast restores a removed entry. */
export const DuplicatedAndRemoved: Story = {
  ...show(quotes, QUOTES.slice(0, 1)),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const choose = async (name: string) => {
      const item = await waitFor(() => {
        const found = body.getByRole('menuitem', { name });
        // a menu that closes takes no clicks
        expect(getComputedStyle(found).pointerEvents).toBe('auto');
        return found;
      });
      await userEvent.click(item);
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Quote 1' }));
    await choose('Duplicate');
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Ada Brandt'));
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Quote 2' }));
    await choose('Remove');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Quote 2/ })).toBeNull());
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Quote 2/ })).toBeVisible());
  },
};
