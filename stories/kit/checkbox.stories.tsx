// The checkbox in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '#ui/kit/checkbox.tsx';

export default {
  component: Checkbox,
  args: { label: 'Featured', onCheckedChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'For a yes or no that is saved with its form, and for selecting several entries of a list. Do word the label so that checking it makes it true. Do not use it for settings that apply immediately (Switch), or for one of several options (RadioGroup).',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { checked: 'indeterminate', label: 'All studies' } };
export const WithHint: Story = {
  args: { hint: 'The study takes the wide card at the top of the page.', defaultChecked: true },
};
export const Invalid: Story = {
  args: { label: 'I have the right to use these images', error: 'Confirm this to upload' },
};
export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked label="Featured, and not yours to change" />
    </div>
  ),
};
export const WithoutLabel: Story = {
  args: { label: undefined, 'aria-label': 'Select “The returns nobody counts”' },
};
export const LongLabel: Story = {
  args: {
    label:
      'Show this study on the home page, on the results page, beside every article that shares a category with it and at the foot of the division it belongs to',
    hint: 'An unbreakableandverylongwordthatsomebodypastedinfromelsewherewithoutlookingatitatall fits too.',
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Checkbox {...args} label="عرض هذه الدراسة في الصفحة الرئيسية" defaultChecked />
    </div>
  ),
};
export const HostileText: Story = { args: { label: '<img src=x onerror="alert(1)"> & “quotes”' } };

export const PressedByItsLabelAndBySpace: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Featured' });
    await userEvent.click(canvas.getByText('Featured'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};
