// The pages that staff made: in every state, selected, and none yet.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminPageQuery } from '#db/contract/admin-lists.ts';
import { OwnPages } from '#ui/admin/documents/own-pages.tsx';
import { inAdminFrame } from '../../fixtures/admin-decorators.tsx';
import { adminPages, noAdminPages } from '../../fixtures/admin-lists.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { ok } from '../../toolbars/answer-api.ts';

const query = adminPageQuery.parse({});
const undo = { action: 'status', items: [] };

const meta = {
  component: OwnPages,
  args: { list: adminPages, query, defaults: query },
  parameters: {
    api: {
      ...loggedIn,
      'GET /api/admin/documents/pages': ok(adminPages),
      'POST /api/admin/documents/bulk': ok({
        success: true,
        ids: [40],
        changed: [40],
        undo,
        stamps: [],
        restored: [],
      }),
    },
    docs: {
      description: {
        component: `The pages that staff created, with search, filters, selection and bulk actions with undo.

        Do: show it between the pages of the site and the collections.

        Don't: use it for the documents of the site (DocumentTable).`,
      },
    },
  },
  decorators: [inAdminFrame],
} satisfies Meta<typeof OwnPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NoneYet: Story = { args: { list: noAdminPages } };

export const Unpublished: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Black Friday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(screen.getByText('1 page unpublished')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
