// The pagination in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '#ui/kit/pagination.tsx';

export default {
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: `The pages of a long list as links: first, last, and two on each side of the current one.

        Do: give every page its own address, and keep it under its list.

        Don't: show it for a single page, or use it for the steps of a form.`,
      },
    },
  },
  args: { hrefFor: (page: number) => `/insights?page=${page}` },
} satisfies Meta<typeof Pagination>;
type Story = StoryObj<typeof Pagination>;

export const First: Story = { args: { page: 1, pages: 12 } };
export const Middle: Story = { args: { page: 6, pages: 12 } };
export const Last: Story = { args: { page: 12, pages: 12 } };
export const Few: Story = { args: { page: 2, pages: 3 } };
