// The list of case studies, live: all, filtered, nothing found, nothing there.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CaseStudyList } from '#ui/site/work/case-study-list.tsx';
import { bareStudy, studies } from '../../fixtures/studies.ts';
import { wentTo } from '../../toolbars/stay.ts';

const meta = {
  component: CaseStudyList,
  args: { studies: [...studies, bareStudy], filter: { category: '', sector: '' } },
  parameters: {
    docs: {
      description: {
        component: `The list of case studies with its two filters.

        Do: pass all studies and the filter of the address; hydrate it on interaction.

        Don't: pass only those that the filter leaves: the count and the options need all of them.`,
      },
    },
  },
} satisfies Meta<typeof CaseStudyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const Filtered: Story = { args: { filter: { category: 'B2B', sector: '' } } };
export const NothingFound: Story = {
  args: { filter: { category: 'B2B', sector: 'Toys' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No case studies found.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  },
};
export const NothingPublished: Story = {
  args: { studies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No case studies found.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
    await expect(canvas.queryByLabelText('Filter by Category')).toBeNull();
  },
};
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Filter by Sector'), 'Toys');
    await expect(canvas.getByText('Showing 1 of 7 case studies')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(wentTo).toHaveBeenCalledWith('/case-studies?sector=Toys');
  },
};
export const Clearing: Story = {
  args: NothingFound.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    await expect(canvas.getByText('Showing 7 of 7 case studies')).toHaveFocus();
  },
};
