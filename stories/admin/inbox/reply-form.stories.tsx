// The answer to an enquiry: empty, and failing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplyForm } from '#ui/admin/inbox/reply-form.tsx';
import { StaleReplyError } from '#ui/admin/inbox/use-reply-drafts.ts';
import { enquiry } from '../../fixtures/enquiries.ts';
import { inBox } from '../../fixtures/in-box.tsx';

const meta = {
  component: ReplyForm,
  args: {
    enquiry,
    templates: [
      { name: 'Suggest a call', text: 'Hello {name},' },
      { name: 'Suggest a call', text: 'Dear {name},' },
    ],
    onDraft: fn(),
    onSend: fn(async () => {}),
    onClose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `The reply to an enquiry: empty, and failing.

        Do: pass the reply templates.

        Don't: show it where no mail server is configured.`,
      },
    },
  },
  decorators: [inBox({ style: { maxWidth: '48rem' } })],
} satisfies Meta<typeof ReplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Started: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Reply' });
    await userEvent.clear(text);
    await userEvent.type(text, 'My own words');
    await userEvent.selectOptions(canvas.getByLabelText('Start with'), '1');
    await expect(text).toHaveValue('Dear Imogen,\n\nMy own words');
  },
};
export const NotSent: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('away'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(args.onSend).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const AnsweredMeanwhile: Story = {
  args: {
    onSend: fn(() =>
      Promise.reject(
        new StaleReplyError([
          {
            id: 1,
            createdAt: '2026-03-11T10:00:00.000Z',
            subject: 'Re: Replatforming',
            text: 'Hello Imogen,\n\nyes.',
            state: 'sent',
            error: null,
          },
        ]),
      ),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send reply' });
    await userEvent.click(send);
    await expect(await canvas.findByText(/somebody else replied meanwhile/)).toBeVisible();
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ repliesBefore: 1 }),
    );
  },
};
