// The count of unread enquiries in the navigation: some, many, none.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { UnreadCount } from '#ui/admin/inbox/unread-count.tsx';
import { ClientData } from '#ui/islands/client-data.tsx';
import { inbox } from '../../fixtures/enquiries.ts';
import { ok } from '../../toolbars/answer-api.ts';

const unread = (number: number) => ({
  api: { 'GET /api/admin/enquiries': ok({ ...inbox, unread: number }) },
});

const meta = {
  component: UnreadCount,
  parameters: {
    ...unread(3),
    docs: {
      description: {
        component: `The count of unread enquiries, rendered into the navigation.

        Do: add it to every screen with a navigation.

        Don't: count newsletter sign-ups: they need no reply.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <ClientData>
        <ul className="admin-shell-links">
          <li>
            <a href="/vs-admin/enquiries">Enquiries</a>
          </li>
        </ul>
        <Story />
      </ClientData>
    ),
  ],
} satisfies Meta<typeof UnreadCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Enquiries\s*3 unread$/ })).toBeVisible(),
    );
  },
};
export const Many: Story = { parameters: unread(1200) };
export const None: Story = { parameters: unread(0) };
