// The radio group in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RadioGroup, RadioGroupItem } from '#ui/kit/radio-group.tsx';

const answers = (
  <>
    <RadioGroupItem value="draft" label="Draft" hint="Only staff can see it." />
    <RadioGroupItem value="published" label="Published" />
    <RadioGroupItem value="scheduled" label="Scheduled" hint="Appears at the time you set." />
  </>
);

export default {
  component: RadioGroup,
  subcomponents: { RadioGroupItem },
  args: { label: 'Status', children: answers, onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'For one of two to five options that should be visible at once. Do preselect the usual option. Do not use it for more than five (NativeSelect), or for a yes or no (Checkbox).',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
type Story = StoryObj<typeof RadioGroup>;

export const NoneChosen: Story = {};
export const OneChosen: Story = { args: { defaultValue: 'published' } };
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'draft' } };
export const WithHint: Story = {
  args: { hint: 'You can change this later.', defaultValue: 'draft' },
};
export const Invalid: Story = { args: { error: 'Choose a status' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'published' } };
export const OneAnswerDisabled: Story = {
  args: {
    defaultValue: 'draft',
    children: (
      <>
        <RadioGroupItem value="draft" label="Draft" />
        <RadioGroupItem value="published" label="Published" disabled />
      </>
    ),
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <RadioGroup {...args} dir="rtl" label="الحالة" defaultValue="a">
        <RadioGroupItem value="a" label="مسودة" />
        <RadioGroupItem value="b" label="منشور" hint="يراه الجميع." />
      </RadioGroup>
    </div>
  ),
};

export const ChosenByArrows: Story = {
  args: { defaultValue: 'draft' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Draft' })).toHaveFocus();
    // Held down: the focus moves a moment after the key goes down, and chooses only while it is down.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Published' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Scheduled' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('scheduled');
  },
};
