// Formatted text of a form: empty, filled in, wrong.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HtmlField } from '#ui/admin/forms/fields/html-field.tsx';
import { FormFrame } from '../../../fixtures/form-frame.tsx';

const meta = {
  component: HtmlField,
  parameters: {
    docs: {
      description: {
        component: `Formatted text of a form, tied to its values and errors.

        Do: use it for the challenge, the solution and the content of a post.

        Don't: use it for plain text.`,
      },
    },
  },
} satisfies Meta<typeof HtmlField>;
export default meta;
type Story = StoryObj;

export const Empty: Story = {
  render: () => (
    <FormFrame>
      <HtmlField name="challengeContent" label="Challenge Content" minHeight="12rem" />
    </FormFrame>
  ),
};

export const FilledIn: Story = {
  render: () => (
    <FormFrame values={{ challengeContent: '<p>Eleven systems, <strong>two prices</strong>.</p>' }}>
      <HtmlField name="challengeContent" label="Challenge Content" />
    </FormFrame>
  ),
};

export const Wrong: Story = {
  render: () => (
    <FormFrame errors={{ solutionContent: 'Contains an invalid character' }}>
      <HtmlField name="solutionContent" label="Solution Content" />
    </FormFrame>
  ),
};
