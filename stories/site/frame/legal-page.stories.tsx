// A legal page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalPage } from '#ui/site/frame/legal-page.tsx';
import { legalText } from '../../fixtures/originals.ts';

export default {
  component: LegalPage,
  parameters: {
    docs: {
      description: {
        component: `A long text in numbered sections with a table of contents that stays in view.

        Do: keep the date of the last change correct.

        Don't: use it for articles: they have a page of their own.`,
      },
    },
  },
  args: { text: legalText('privacy-policy') },
} satisfies Meta<typeof LegalPage>;
type Story = StoryObj<typeof LegalPage>;

export const WithAnalytics: Story = { args: { text: legalText('privacy-policy', true) } };
export const Privacy: Story = {};
export const WithDeclaration: Story = {
  args: { text: legalText('cookie-settings', true), children: <p>The declaration comes here.</p> },
};
