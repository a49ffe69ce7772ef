// The select in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';

const states = [
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
  { value: 'archived', label: 'Archived', disabled: true },
];

const meta = {
  component: Select,
  args: { options: states, onValueChange: fn() },
  argTypes: { dir: { control: 'radio', options: ['ltr', 'rtl'] } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Field label="State">
      <Select {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component: `One of three to fifteen values in a form.

        Do: put it in a Field, in an order a person expects, and name the empty state with a placeholder.

        Don't: use it for two values (a switch or radios show both), for long lists, or to start an action (DropdownMenu).`,
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'published' } };
export const OnDark: Story = { args: { defaultValue: 'draft' }, globals: { theme: 'dark' } };
export const Disabled: Story = { args: { defaultValue: 'draft', disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="State" error="State is required">
      <Select {...args} />
    </Field>
  ),
};

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await screen.findByRole('listbox');
};
export const Open: Story = { args: { defaultValue: 'scheduled' }, play: open };
export const OpenOnLight: Story = { ...Open, globals: { theme: 'light' } };
export const OpenOnDark: Story = { ...Open, globals: { theme: 'dark' } };
export const Grouped: Story = {
  args: {
    options: [
      { label: 'Europe', options: ['London', 'Rotterdam'].map((v) => ({ value: v, label: v })) },
      { label: 'Elsewhere', options: ['Dubai', 'Durban'].map((v) => ({ value: v, label: v })) },
    ],
  },
  play: open,
};
export const LongHostileAndMissing: Story = {
  args: {
    options: [
      { value: 'a', label: '<img src=x onerror=alert(1)>' },
      { value: 'b', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
      { value: 'no label', label: '' },
    ],
    defaultValue: 'b',
  },
  play: open,
};
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'مسودة' },
      { value: 'b', label: 'منشور' },
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

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'State' });
    select.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Draft' })).toHaveFocus());
    await userEvent.keyboard('pub');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Published' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('published');
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveTextContent('Published');
  },
};

export const InsideADialog: Story = {
  args: { defaultValue: 'draft' },
  render: (args) => (
    <Dialog open title="Publish">
      <Field label="State">
        <Select {...args} />
      </Field>
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Published' })).toBeVisible());
  },
};
