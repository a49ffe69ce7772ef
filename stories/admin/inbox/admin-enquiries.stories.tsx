// The inbox: some, none, deleted, failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { enquiryListQuery } from '#db/contract/enquiries.ts';
import { AdminEnquiries } from '#ui/admin/inbox/admin-enquiries.tsx';
import { inbox } from '../../fixtures/enquiries.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { badGateway, ok } from '../../toolbars/answer-api.ts';

const meta = {
  component: AdminEnquiries,
  args: { list: inbox, query: enquiryListQuery.parse({}), defaults: enquiryListQuery.parse({}) },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `Enquiries of visitors, newest first.

        Do: pass the page that the server rendered; hydrate it on load.

        Don't: show it to anybody without a session.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--margin)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AdminEnquiries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = {
  args: {
    list: {
      enquiries: [],
      pagination: { page: 1, limit: 50, total: 0, pages: 0 },
      unread: 0,
    },
  },
};

export const Deleted: Story = {
  parameters: {
    api: {
      'DELETE /api/admin/enquiries/2': ok({ success: true }),
      'GET /api/admin/enquiries': ok({ ...inbox, enquiries: inbox.enquiries.slice(2) }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByText('Priya Castell')[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Priya Castell' }));
    await expect(await canvas.findByText('Enquiry deleted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const NotToBeHad: Story = {
  parameters: { api: { 'GET /api/admin/enquiries': badGateway } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Spam' }));
    await expect(
      await canvas.findByText('Error loading enquiries. Please try again later.'),
    ).toBeVisible();
  },
};
