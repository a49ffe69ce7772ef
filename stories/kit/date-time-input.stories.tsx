// The date and time input in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { DateTimeInput } from '#ui/kit/date-time-input.tsx';
import { Field } from '#ui/kit/field.tsx';

type Args = ComponentProps<typeof DateTimeInput>;

/** Keeps the moment, as a form would. */
function Kept({ value, onValueChange, ...rest }: Args) {
  const [moment, setMoment] = useState(value);
  return (
    <Field label="Publish Date">
      <DateTimeInput
        {...rest}
        value={moment}
        onValueChange={(next) => {
          setMoment(next);
          onValueChange(next);
        }}
      />
    </Field>
  );
}

export default {
  component: DateTimeInput,
  render: (args: Args) => <Kept {...args} />,
  args: { value: '2026-07-15T08:30:00.000Z', timeZone: 'Europe/London', onValueChange: fn() },
  argTypes: {
    timeZone: {
      control: 'select',
      options: ['Europe/London', 'America/Toronto', 'Asia/Kathmandu', 'UTC'],
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'For a date and time, such as when a post is published. Do store the value as it is, in UTC. Do not use it for a day without a time (a plain date field), or for a length of time (NumberInput).',
      },
    },
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, min: '2026-01-01T00:00:00.000Z' } };
export const AnotherZone: Story = { args: { timeZone: 'Asia/Kathmandu' } };
export const Disabled: Story = { args: { disabled: true } };

export const GivesUtc: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Publish Date');
    await expect(field).toHaveValue('2026-07-15T09:30');
    fireEvent.change(field, { target: { value: '2026-12-01T07:00' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01T07:00:00.000Z');
    await expect(field).toHaveAccessibleDescription(/Greenwich Mean Time/);
  },
};
export const TooEarly: Story = {
  args: { min: '2026-07-20T08:00:00.000Z' },
  play: async ({ canvas }) => {
    canvas.getByLabelText('Publish Date').focus();
    await userEvent.tab();
    canvas.getByLabelText('Publish Date').blur();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Choose July 20, 2026 at 09:00 or later.',
    );
  },
};
export const RequiredAndEmpty: Story = {
  args: { value: null, required: true, min: '2026-01-01T00:00:00.000Z' },
  play: async ({ canvas }) => {
    canvas.getByLabelText('Publish Date').focus();
    canvas.getByLabelText('Publish Date').blur();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a date and a time.');
  },
};
