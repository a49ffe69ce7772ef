// The documents of one group: originals, drafts, edited and scheduled ones.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentTable } from '#ui/admin/documents/document-table.tsx';
import { originalDocument } from '../../fixtures/admin-lists.ts';

const edited = {
  ...originalDocument,
  updatedAt: '2026-11-20T10:00:00.000Z',
  editedAt: '2026-11-20T10:00:00.000Z',
};

const meta = {
  component: DocumentTable,
  args: {
    caption: 'Pages',
    rows: [
      originalDocument,
      {
        ...edited,
        id: 3,
        type: 'about',
        slug: 'about',
        title: 'About',
        address: '/about',
        state: 'edited',
        changed: true,
      },
      {
        ...edited,
        id: 4,
        type: 'contact',
        slug: 'contact',
        title: 'Contact',
        address: '/contact',
        state: 'draft',
      },
      {
        ...edited,
        id: 5,
        type: 'page',
        slug: 'black-friday',
        title: 'Black Friday',
        address: '/black-friday',
        state: 'scheduled',
      },
      {
        ...originalDocument,
        type: 'not-found',
        slug: 'not-found',
        title: 'Not found',
        address: null,
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
