// The two filters over the list of case studies.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CaseStudyFilters } from '#ui/site/work/case-study-filters.tsx';

export default {
  component: CaseStudyFilters,
  args: {
    studies: [
      { categories: ['B2B', 'Migration & Replatforming'], sector: 'Tools' },
      { categories: ['CRO'], sector: 'Fashion' },
      { categories: ['CRO', 'B2B'], sector: 'Tools' },
    ],
    filter: { category: '', sector: '' },
    onFilter: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Filter by Category and Filter by Sector, as a form.

        Do: pass the options of all studies, not only of the filtered ones.

        Don't: hide a value without results: it is disabled.`,
      },
    },
  },
} satisfies Meta<typeof CaseStudyFilters>;
type Story = StoryObj<typeof CaseStudyFilters>;

export const Both: Story = {};
export const Chosen: Story = { args: { filter: { category: 'CRO', sector: 'Tools' } } };
export const WithoutSectors: Story = {
  args: { studies: [{ categories: ['B2B'], sector: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Filter by Sector')).toBeNull();
  },
};
export const WithoutScript: Story = { args: { onFilter: undefined } };
export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Filter by Sector'), 'Tools');
    await expect(args.onFilter).toHaveBeenCalledWith({ category: '', sector: 'Tools' });
  },
};
