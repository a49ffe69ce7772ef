// The combobox in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Combobox, type ComboboxOption } from '#ui/kit/combobox.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';

const cities: ComboboxOption[] = [
  'Amsterdam',
  'Antwerp',
  'Berlin',
  'Cape Town',
  'Copenhagen',
  'Dubai',
  'Durban',
  'Lisbon',
  'London',
  'Melbourne',
  'New York',
  'Rotterdam',
  'São Paulo',
  'Singapore',
  'Zürich',
].map((label) => ({ value: label.toLowerCase(), label }));

type Args = ComponentProps<typeof Combobox>;

function Choosing({ onValueChange, onCreate, value: first, ...rest }: Args) {
  const [value, setValue] = useState(first);
  const [added, setAdded] = useState<ComboboxOption[]>([]);
  return (
    <Field label="City">
      <Combobox
        {...rest}
        options={[...rest.options, ...added]}
        value={value}
        onValueChange={(chosen) => {
          setValue(chosen);
          onValueChange?.(chosen);
        }}
        onCreate={
          onCreate &&
          ((text) => {
            setAdded([...added, { value: text, label: text }]);
            setValue(text);
            onCreate(text);
          })
        }
      />
    </Field>
  );
}

const meta = {
  component: Combobox,
  args: { options: cities, searchLabel: 'Find a city', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Choosing {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One value from a list too long to look through; typing narrows it, accents and case do not matter.

        Do: put it in a Field, say in searchLabel what is searched, give keywords where people use other words, and pass onCreate where a missing value may be added.

        Don't: use it for a dozen values a person can see at once (Select), or for several values (TagInput).`,
      },
    },
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await screen.findByRole('listbox');
};
const typing =
  (text: string): Story['play'] =>
  async (context) => {
    await open(context);
    await userEvent.keyboard(text);
  };

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: 'zürich' } };
export const Disabled: Story = { args: { value: 'london', disabled: true } };
export const Open: Story = { args: { value: 'berlin' }, play: open };
export const OpenOnLight: Story = { ...Open, globals: { theme: 'light' } };
export const OpenOnDark: Story = { ...Open, globals: { theme: 'dark' } };
export const NothingMatches: Story = { play: typing('<b>Atlantis') };
export const NoOptions: Story = { args: { options: [] }, play: open };
export const CanAdd: Story = { args: { onCreate: fn() }, play: typing('Lon') };
export const ThousandsOfOptions: Story = {
  args: {
    options: Array.from({ length: 3000 }, (_, i) => ({ value: `${i}`, label: `Product ${i}` })),
    searchLabel: 'Find a product',
  },
  play: open,
};
export const LongHostileAndMissing: Story = {
  args: {
    value: 'b',
    options: [
      { value: 'a', label: '<img src=x onerror=alert(1)>' },
      { value: 'b', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
      { value: 'no label', label: '' },
      { value: 'd', label: 'Not now', disabled: true },
    ],
  },
  play: open,
};
export const RightToLeft: Story = {
  args: {
    lang: 'ar',
    searchLabel: 'ابحث عن مدينة',
    options: [
      { value: 'a', label: 'دبي' },
      { value: 'b', label: 'لندن' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: open,
};

export const TypeAndChoose: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('combobox', { name: 'City' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const field = await screen.findByRole('combobox', { name: 'Find a city' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('zur');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('zürich');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('Zürich');
  },
};

export const AddsWhatIsMissing: Story = {
  args: { onCreate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('london');
    await expect(screen.queryByText(/Create/)).toBeNull();
    await userEvent.keyboard('derry');
    await userEvent.click(await screen.findByText('Create “londonderry”'));
    await expect(args.onCreate).toHaveBeenCalledWith('londonderry');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('londonderry');
  },
};

export const InsideADialog: Story = {
  render: (args) => (
    <Dialog open title="Office">
      <Choosing {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'City' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Berlin' })).toBeVisible());
  },
};
