// The breadcrumbs in all their states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '#ui/kit/breadcrumbs.tsx';

const top = { label: 'Back office', href: '/vs-admin' };
const list = { label: 'Case studies', href: '/vs-admin/case-studies' };

export default {
  component: Breadcrumbs,
  args: { crumbs: [top, list, { label: 'Velmoor' }] },
  parameters: {
    docs: {
      description: {
        component:
          'For pages two or more levels below the top. Do end with the page itself. Do not use it as a history of where someone has been, or in place of a Back link on a page with only one way back.',
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
type Story = StoryObj<typeof Breadcrumbs>;

export const ThreeLevels: Story = {};
export const TwoLevels: Story = { args: { crumbs: [top, { label: 'Posts' }] } };
export const TopLevel: Story = { args: { crumbs: [top] } };
export const LongAndHostile: Story = {
  args: {
    crumbs: [
      top,
      list,
      { label: '<b>The returns nobody counts</b>, and eleven other things that a title may say' },
    ],
  },
};
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Breadcrumbs
        aria-label="مسار التنقل"
        crumbs={[
          { label: 'المكتب', href: '/' },
          { label: 'دراسات', href: '/' },
          { label: 'فيلمور' },
        ]}
      />
    </div>
  ),
};
