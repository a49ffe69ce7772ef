// The number input in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Field } from '#ui/kit/field.tsx';
import { NumberInput } from '#ui/kit/number-input.tsx';

export default {
  component: NumberInput,
  args: { onValueChange: fn() },
  render: (args) => (
    <Field label="Menu Order">
      <NumberInput {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'For a quantity, which may be empty. Do set bounds where there are any. Do not use it for digits that are not a quantity (a phone number, a year in a title): use Input.',
      },
    },
  },
} satisfies Meta<typeof NumberInput>;
type Story = StoryObj<typeof NumberInput>;

export const Filled: Story = { args: { defaultValue: 12 } };
export const Empty: Story = { args: { placeholder: '0' } };
export const AtItsMinimum: Story = { args: { defaultValue: 0, min: 0, max: 100 } };
export const Decimals: Story = { args: { defaultValue: 2.5, step: 0.1 } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Read Time" error="Enter a whole number of minutes">
      <NumberInput {...args} defaultValue={2.5} />
    </Field>
  ),
};
export const Disabled: Story = { args: { defaultValue: 12, disabled: true } };
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Field label="ترتيب القائمة">
        <NumberInput {...args} defaultValue={12} />
      </Field>
    </div>
  ),
};

export const SteppedByKeyboard: Story = {
  args: { defaultValue: 5, min: 0, max: 20 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Menu Order' });
    field.focus();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(field).toHaveValue('16');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(field).toHaveValue('20');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
};
export const SteppedByItsButtons: Story = {
  args: { defaultValue: 1, min: 0 },
  play: async ({ canvas }) => {
    const less = canvas.getByRole('button', { name: 'Decrease' });
    await userEvent.click(less);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0');
    await expect(less).toBeDisabled();
  },
};
export const EmptiedAndClamped: Story = {
  args: { defaultValue: 5, min: 0, max: 10 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '40');
    await userEvent.tab();
    await expect(field).toHaveValue('10');
  },
};
export const TextIsRejected: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, 'x');
    await expect(field).toBeInvalid();
    await userEvent.tab();
    await expect(field).toHaveValue('5');
  },
};
export const WheelIsIgnored: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    field.focus();
    fireEvent.wheel(field, { deltaY: -120 });
    await expect(field).toHaveValue('5');
  },
};
