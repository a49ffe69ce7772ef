// The input in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '#ui/kit/input.tsx';

export default {
  component: Input,
  parameters: {
    docs: {
      description: {
        component: `One line of text.

        Do: place it in a Field, choose the type and autocomplete for the right keyboard, and turn off spell checking for slugs and addresses.

        Don't: use it for several lines (Textarea), quantities (NumberInput) or a choice (NativeSelect).`,
      },
    },
  },
  args: { 'aria-label': 'Title' },
} satisfies Meta<typeof Input>;
type Story = StoryObj<typeof Input>;

export const Empty: Story = { args: { placeholder: 'our-work' } };
export const Filled: Story = { args: { defaultValue: 'The returns nobody counts' } };
export const Invalid: Story = { args: { defaultValue: 'Our Work', 'aria-invalid': true } };
export const Disabled: Story = { args: { defaultValue: 'our-work', disabled: true } };
export const Password: Story = {
  args: { type: 'password', 'aria-label': 'Password', defaultValue: 'open sesame' },
};
