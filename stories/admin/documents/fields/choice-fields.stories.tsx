// A choice, a number, a date, a date with time, a colour, a switch. Empty and wrong ones are stories of DocumentField.
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ChoiceField,
  ColourField,
  DayField,
  MomentField,
  NumberField,
  SwitchField,
} from '#ui/admin/documents/fields/choice-fields.tsx';
import { DocumentFrame } from '../../../fixtures/document-frame.tsx';

const meta = {
  component: ChoiceField,
  parameters: {
    docs: {
      description: {
        component: `The fields of a document that hold no text.

        Do: let DocumentField choose them by the schema.

        Don't: use one where no schema describes the value.`,
      },
    },
  },
} satisfies Meta<typeof ChoiceField>;
export default meta;
type Story = StoryObj;

const OPTIONS = [
  { value: 'paper', label: 'Paper' },
  { value: 'dark', label: 'Ink' },
];

export const FilledIn: Story = {
  render: () => (
    <DocumentFrame
      values={{
        ...{ theme: 'dark', year: 2026, day: '2026-11-02', accent: '#ff4b1f', closes: true },
        start: '2026-11-02T09:00:00.000Z',
      }}
    >
      <ChoiceField name="theme" label="Background" options={OPTIONS} />
      <NumberField name="year" label="Year" min={1900} max={2200} />
      <DayField name="day" label="First shown on" hint="Left empty, nothing is said." />
      <MomentField name="start" label="Shown from" />
      <ColourField name="accent" label="Accent colour" />
      <SwitchField name="closes" label="Visitors may close it" />
    </DocumentFrame>
  ),
};
