// A list on the dashboard.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverviewPanel, OverviewRow } from '#ui/admin/shell/overview-panel.tsx';
import { Badge } from '#ui/kit/badge.tsx';

const meta = {
  component: OverviewPanel,
  args: {
    id: 'drafts',
    title: 'Drafts',
    total: 2,
    all: [{ label: 'Posts', href: '#posts' }],
    empty: 'No drafts.',
    children: [
      <OverviewRow key="a" href="#a" title="A post" facts={<span>Today, 14:05</span>} />,
      <OverviewRow
        key="b"
        href="#b"
        title={'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(4)}
        facts={<span>Today, 14:05</span>}
        state={<Badge>Unpublished changes</Badge>}
      />,
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `A heading, the first rows, and links to all of them.

        Do: say in 'empty' what an empty list means.

        Don't: show more than a few rows; link to the list instead.`,
      },
    },
  },
} satisfies Meta<typeof OverviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { total: 0, children: [] } };
