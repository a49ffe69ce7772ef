// The wordmark and its short form, in the colour of the text around them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { Logo } from '#ui/site/logo.tsx';

export default {
  component: Logo,
  decorators: [
    (Story) => (
      <div style={{ padding: '2rem', width: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Logo>;
type Story = StoryObj<typeof Logo>;

export const Wordmark: Story = { args: { drawing: company.logo, label: company.name } };
export const Mark: Story = { args: { drawing: company.mark, label: company.name } };
export const OnDark: Story = {
  globals: { theme: 'dark' },
  args: { drawing: company.logo, label: company.name },
};
