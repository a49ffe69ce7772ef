// The inbox: some, none, opened, selected, deleted, failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type EnquiryList, inboxQuery } from '#db/contract/enquiries.ts';
import { AdminEnquiries } from '#ui/admin/inbox/admin-enquiries.tsx';
import { enquiry, inbox } from '../../fixtures/enquiries.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { badGateway, ok } from '../../toolbars/answer-api.ts';

const meta = {
  component: AdminEnquiries,
  // the hash of the address opens an enquiry
  beforeEach: () => history.replaceState(null, '', location.pathname + location.search),
  args: {
    list: inbox,
    query: inboxQuery.parse({}),
    defaults: inboxQuery.parse({}),
    now: '2026-03-12T07:00:00.000Z',
  },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `Enquiries of visitors, newest first, beside the one that is open.

        Do: pass the page that the server rendered; hydrate it on load.

        Don't: show it to anybody without a session.`,
      },
    },
  },
} satisfies Meta<typeof AdminEnquiries>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty: EnquiryList = {
  ...inbox,
  enquiries: [],
  pagination: { page: 1, limit: 50, total: 0, pages: 0 },
  unread: 0,
};

export const Some: Story = {};
export const NothingYet: Story = {
  args: { list: { ...empty, boxes: { open: 0, done: 0, newsletter: 0, spam: 0, all: 0 } } },
};
export const AllCaughtUp: Story = { args: { list: empty } };

export const NewArrived: Story = {
  parameters: {
    api: { 'GET /api/admin/enquiries': ok({ ...inbox, enquiries: [{ ...enquiry, id: 99 }] }) },
  },
  // the count is fetched for the navigation
  decorators: [
    (Story) => (
      <>
        <nav className="admin-shell-links" aria-label="Back office">
          <a href="/vs-admin/enquiries">Enquiries</a>
        </nav>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('New enquiries have arrived.')).toBeVisible());
  },
};

export const Opened: Story = {
  parameters: { api: { 'PUT /api/admin/enquiries/3': ok({ ...enquiry, status: 'read' }) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Imogen Hale/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Imogen Hale' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:imogen@harrowtide\.example\?subject=Re%3A%20Replatforming/),
    );
  },
};

export const NotMailed: Story = {
  args: {
    list: {
      ...inbox,
      unsentMails: 1,
      enquiries: [{ ...enquiry, mailError: '554 Looks like spam' }, ...inbox.enquiries.slice(1)],
    },
  },
};

export const SomeErasedSoon: Story = {
  args: { list: { ...inbox, erasure: { number: 3, at: '2026-04-02T12:00:00.000Z' } } },
};

export const SeveralSelected: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Imogen Hale', 'Priya Castell'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
};

export const Deleted: Story = {
  parameters: {
    api: {
      'POST /api/admin/enquiries/bulk': ok({ success: true, enquiries: [] }),
      'GET /api/admin/enquiries': ok({ ...inbox, enquiries: inbox.enquiries.slice(2) }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Priya Castell' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Enquiry deleted')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { api: { 'GET /api/admin/enquiries': badGateway } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Spam/ }));
    await waitFor(() =>
      expect(canvas.getByText('Error loading enquiries. Please try again later.')).toBeVisible(),
    );
  },
};
