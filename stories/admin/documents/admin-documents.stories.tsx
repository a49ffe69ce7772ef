// The lists of pages and collections.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPageQuery } from '#db/contract/admin-lists.ts';
import { AdminDocuments } from '#ui/admin/documents/admin-documents.tsx';
import { adminPages, originalDocument } from '../../fixtures/admin-lists.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';

const query = adminPageQuery.parse({});

const meta = {
  component: AdminDocuments,
  args: {
    ownPages: { list: adminPages, query, defaults: query },
    tables: [
      { caption: 'Pages of the site', rows: [originalDocument] },
      {
        caption: 'Collections',
        rows: [
          {
            ...originalDocument,
            group: 'collection',
            type: 'partner-list',
            slug: 'partner-list',
            title: 'Partners',
            address: null,
          },
        ],
      },
    ],
  },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `The lists of documents with the toasts of the forms that lead to them.

        Do: show one table for each group.

        Don't: use it inside a form.`,
      },
    },
  },
} satisfies Meta<typeof AdminDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PagesAndCollections: Story = {};
