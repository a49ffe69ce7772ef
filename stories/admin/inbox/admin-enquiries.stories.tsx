// The inbox: some, none, deleting, failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { enquiryListQuery } from '#db/contract/enquiries.ts';
import { AdminEnquiries } from '#ui/admin/inbox/admin-enquiries.tsx';
import { inbox } from '../../fixtures/enquiries.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { badGateway } from '../../toolbars/answer-api.ts';

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

export const AskedBeforeDeleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByText('Priya Castell')[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Priya Castell' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to delete the enquiry from Priya Castell? This action cannot be undone.',
    );
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
