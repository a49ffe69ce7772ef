// The opening of a page without an image.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead } from '#ui/site/page-head.tsx';

export default { component: PageHead, args: { title: 'Insights' } } satisfies Meta<typeof PageHead>;
type Story = StoryObj<typeof PageHead>;

export const TitleOnly: Story = {};
export const WithEverything: Story = {
  args: {
    title: 'Case Studies. Our Work.',
    intro: 'Notes on planning, building and growing online shops, with the numbers left in.',
    aside: 'Showing 14 of 14 case studies',
  },
};
export const Dark: Story = { args: { theme: 'dark', intro: 'The other side of the page.' } };
