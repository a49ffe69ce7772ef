// The mails about enquiries: all sent, a test mail, failed mails, no mail server.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { MailState, MailTest } from '#db/contract/mail.ts';
import { AdminMail } from '#ui/admin/inbox/admin-mail.tsx';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { failure, ok } from '../../toolbars/answer-api.ts';

const mail: MailState = {
  server: {
    host: 'mail.example:587',
    from: 'site@verso.example',
    receivers: ['office@verso.example', 'sales@verso.example'],
  },
  receipts: false,
  reminderHours: 24,
  replyTemplates: [{ name: 'Suggest a call', text: 'Hello {name},' }],
  unsent: [],
};

const unsent: MailState = {
  ...mail,
  unsent: [
    {
      id: 2,
      enquiryId: 3,
      purpose: 'notice',
      receiver: 'office@verso.example',
      sender: 'Imogen Hale',
      sentAt: '2026-03-11T09:00:00.000Z',
      error: '554 5.7.1 Message rejected: looks like spam',
      attempts: 4,
      nextAt: '2026-03-12T07:10:00.000Z',
    },
    {
      id: 1,
      enquiryId: 2,
      purpose: 'receipt',
      receiver: 'priya@exampel.com',
      sender: 'Priya Castell',
      sentAt: '2026-03-10T09:00:00.000Z',
      error: '550 No such user here',
      attempts: 1,
      nextAt: null,
    },
  ],
};

const meta = {
  component: AdminMail,
  args: { mail, now: '2026-03-12T07:00:00.000Z' },
  parameters: {
    api: { ...loggedIn, 'GET /api/admin/mail': ok(mail) },
    docs: {
      description: {
        component: `The mail settings, and emails that could not be sent.

        Do: show the message of the mail server unchanged: operators need it.

        Don't: show the server address with the password.`,
      },
    },
  },
} satisfies Meta<typeof AdminMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSent: Story = {};
export const NoServer: Story = { args: { mail: { ...mail, server: null } } };

export const TemplatesSavedBySomebodyElse: Story = {
  parameters: {
    api: {
      ...loggedIn,
      'GET /api/admin/mail': ok(mail),
      'PUT /api/admin/mail': failure(409, { message: 'Stale', current: [] }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save templates' }));
    await expect(await canvas.findByText(/somebody else saved templates/)).toBeVisible();
    await expect(screen.queryByText('Error')).toBeNull();
  },
};

export const Tested: Story = {
  parameters: {
    api: {
      ...loggedIn,
      'GET /api/admin/mail': ok(mail),
      'POST /api/admin/mail/test': ok<MailTest>({
        success: false,
        answers: [
          { receiver: 'office@verso.example', sent: true, response: '250 2.0.0 Ok: queued' },
          { receiver: 'sales@verso.example', sent: false, response: '550 No such user here' },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test' }));
    await waitFor(() => expect(canvas.getByText('250 2.0.0 Ok: queued')).toBeVisible());
    await expect(canvas.getByText('550 No such user here')).toBeVisible();
  },
};

export const NotSent: Story = {
  args: { mail: unsent },
  parameters: {
    api: {
      ...loggedIn,
      'GET /api/admin/mail': ok(unsent),
      'POST /api/admin/mail/send-again': ok({ success: true, queued: 1 }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Send again.*Imogen Hale$/ }));
    await waitFor(() => expect(screen.getByText('Sending again')).toBeVisible());
  },
};
