// The documents of one group: originals, drafts, edited and scheduled ones.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentTable } from '#ui/admin/documents/document-table.tsx';

const row = {
  group: 'page',
  changed: false,
  changesAt: null,
  changesFailed: false,
  updatedAt: null,
  editedAt: null,
  id: null,
} as const;
const edited = {
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', editedAt: '2026-11-20T10:00:00.000Z' },
  id: 3,
};

const meta = {
  component: DocumentTable,
  args: {
    caption: 'Pages',
    rows: [
      { ...row, type: 'home', slug: 'home', title: 'Home', address: '/', state: 'original' },
      {
        ...{ ...row, ...edited, changed: true },
        ...{ type: 'about', slug: 'about', title: 'About', address: '/about', state: 'edited' },
      },
      {
        ...{ ...row, ...edited, id: 4 },
        ...{ type: 'contact', slug: 'contact', title: 'Contact', address: '/contact' },
        state: 'draft',
      },
      {
        ...{ ...row, ...edited, id: 5 },
        ...{ type: 'page', slug: 'black-friday', title: 'Black Friday', address: '/black-friday' },
        state: 'scheduled',
      },
      {
        ...row,
        type: 'not-found',
        slug: 'not-found',
        title: 'Not found',
        address: null,
        state: 'original',
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `The documents of one group.

        Do: show every document of the site, stored or not.

        Don't: use it for posts and case studies (ManagedList).`,
      },
    },
  },
} satisfies Meta<typeof DocumentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {};
export const Untitled: Story = { args: { captionHidden: true } };
