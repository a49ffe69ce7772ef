// The field in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';

export default {
  component: Field,
  parameters: {
    docs: {
      description: {
        component: `A label and its control, with hint and error.

        Do: put exactly one control in it, keep the hint to what helps before typing, and mark the optional fields, or the required ones where they are few.

        Don't: use a placeholder as the label, or show an error before the field was left or the form was submitted.`,
      },
    },
  },
  args: { label: 'Title', children: <Input /> },
} satisfies Meta<typeof Field>;
type Story = StoryObj<typeof Field>;

export const Plain: Story = {};
export const Optional: Story = { args: { label: 'Case Study Subtitle', optional: true } };
export const Required: Story = { args: { required: true } };
export const WithHint: Story = {
  args: { label: 'Categories', hint: 'Separate them with commas.' },
};
export const Invalid: Story = {
  args: { label: 'Slug', error: 'This slug is taken', children: <Input defaultValue="our-work" /> },
};
