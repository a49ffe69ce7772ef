// Fields under one heading; a picture and a drawing are one field each.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as fields from '#db/contract/documents/document-fields.ts';
import { fieldsOf } from '#ui/admin/documents/fields/field-shape.ts';
import { FieldRows, Fields, GroupField } from '#ui/admin/documents/fields/group-field.tsx';
import { toFormValue } from '#ui/admin/documents/form-values.ts';
import { DocumentFrame } from '../../../fixtures/document-frame.tsx';

const meta = {
  component: GroupField,
  parameters: {
    docs: {
      description: {
        component: `Fields of a document under one heading.

        Do: let short neighbours share a row.

        Don't: nest groups deeper than two.`,
      },
    },
  },
} satisfies Meta<typeof GroupField>;
export default meta;
type Story = StoryObj;

const figure = fields.group(
  'Figure',
  {
    value: fields.line('Number', { fits: 8 }),
    unit: fields.line('Unit', { fits: 3, optional: true }),
    text: fields.line('What it counts', { fits: 60 }),
    phone: fields.group('Phone', { label: fields.line('Number as shown', { fits: 24 }) }),
    image: fields.image('Picture', { optional: true }),
  },
  { hint: 'Shown large.' },
);

const show = (values: object): Story => ({
  render: () => (
    <DocumentFrame values={{ figure: toFormValue(figure, values) }}>
      <GroupField schema={figure} name="figure" />
    </DocumentFrame>
  ),
});

export const Empty = show({});
export const FilledIn = show({
  value: '128',
  unit: '%',
  text: 'revenue',
  phone: { label: '0151' },
});

/** Without the heading, as in a section. */
export const Bare: Story = {
  render: () => (
    <DocumentFrame values={{ figure: toFormValue(figure, { value: '128' }) }}>
      <Fields schema={figure} name="figure" />
    </DocumentFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Number')).toHaveValue('128');
  },
};

/** Some of the fields. */
export const Chosen: Story = {
  render: () => (
    <DocumentFrame values={{ figure: toFormValue(figure, { value: '128' }) }}>
      <FieldRows fields={fieldsOf(figure).slice(0, 3)} name="figure" />
    </DocumentFrame>
  ),
};
