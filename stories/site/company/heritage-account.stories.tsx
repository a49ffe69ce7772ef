// The agency's history as a table.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeritageAccount } from '#ui/site/company/heritage-account.tsx';
import { original, valuesOf } from '../../fixtures/originals.ts';

const values = valuesOf(original('about'), 'heritage-account');

export default {
  component: HeritageAccount,
  parameters: {
    docs: {
      description: {
        component: `A table of years whose last column adds up to the total.

        Do: keep the total correct when a row is added; a test checks it.

        Don't: use it for other tables.`,
      },
    },
  },
  args: values,
} satisfies Meta<typeof HeritageAccount>;
type Story = StoryObj<typeof HeritageAccount>;

export const Whole: Story = {};
export const Short: Story = { args: { milestones: values.milestones.slice(0, 3) } };
