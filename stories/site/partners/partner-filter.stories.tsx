// The partners and their filter, live.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { partnerFilters, partners } from '#db/content/partners.ts';
import { PartnerFilter } from '#ui/site/partners/partner-filter.tsx';
import { wentTo } from '../../toolbars/stay.ts';

const meta = {
  component: PartnerFilter,
  args: { partners, filters: partnerFilters, category: 'All' },
  parameters: {
    docs: {
      description: {
        component: `The partner cards and the row of categories above them.

        Do: start at All, or at the category of the address.

        Don't: filter by more than one category.`,
      },
    },
  },
} satisfies Meta<typeof PartnerFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const OneCategory: Story = { args: { category: 'Analytics' } };
export const NoPartners: Story = {
  args: {
    partners: partners.filter(({ category }) => category !== 'Shipping'),
    category: 'Shipping',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No partners found in this category.')).toBeVisible();
  },
};
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Platform' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Platform', pressed: true })).toBeVisible();
    await expect(wentTo).toHaveBeenCalledWith('/partners?category=Platform');
  },
};
