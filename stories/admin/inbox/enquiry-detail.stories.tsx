// The open enquiry: new, done, spam, a call request, nothing but an address, long.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EnquiryDetail } from '#ui/admin/inbox/enquiry-detail.tsx';
import { SavedTexts } from '#ui/admin/inbox/saved-texts.ts';
import { callRequest, enquiry, signUp } from '../../fixtures/enquiries.ts';

const meta = {
  component: EnquiryDetail,
  args: {
    enquiry: { ...enquiry, status: 'read' },
    now: Date.parse('2026-03-11T12:00:00.000Z'),
    owners: ['Maud Ferrow', 'Theo Lindqvist'],
    onStatus: fn(),
    onChange: fn(async () => {}),
    texts: new SavedTexts(),
    onDelete: fn(),
    templates: null,
    onDraft: fn(),
    onRestoreDraft: fn(),
    onReply: fn(async () => {}),
    onMerge: fn(),
    onSendAgain: fn(),
    onClose: fn(),
  },
  render: function Render(args) {
    const [texts] = useState(() => new SavedTexts());
    return <EnquiryDetail {...args} texts={texts} />;
  },
  parameters: {
    docs: {
      description: {
        component: `The open enquiry.

        Do: pass the enquiry's id as key, so that each enquiry has its own note.

        Don't: ask before deleting: it can be undone.`,
      },
    },
  },
} satisfies Meta<typeof EnquiryDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const Done: Story = {
  args: {
    enquiry: { ...enquiry, status: 'answered', answeredAt: '2026-03-11T10:00:00.000Z' },
  },
};
export const Spam: Story = {
  args: { enquiry: { ...enquiry, status: 'spam', spamReason: 'It holds 7 links.' } },
};
export const Answering: Story = {
  args: { templates: [{ name: 'Suggest a call', text: 'Hello {name},\n\nShall we talk?' }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    await userEvent.selectOptions(canvas.getByLabelText('Start with'), 'Suggest a call');
    const answer = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /Reply/ });
    await expect(answer.value).toMatch(/^Hello Imogen,\n\nShall we talk\?/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(args.onReply).toHaveBeenCalled();
  },
};
export const CallRequest: Story = { args: { enquiry: callRequest } };
export const SignUp: Story = { args: { enquiry: signUp } };
export const NotMailed: Story = {
  args: { enquiry: { ...enquiry, status: 'read', mailError: '554 Looks like spam' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send email again' }));
    await expect(args.onSendAgain).toHaveBeenCalled();
  },
};
export const Long: Story = {
  args: {
    enquiry: {
      ...enquiry,
      name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
      message: `${'Kettles in nine countries. '.repeat(120)}\n${'x'.repeat(400)}`,
      note: 'Called twice. '.repeat(40),
    },
  },
};

export const NoteSavedByItself: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Called back');
    await waitFor(
      () => expect(args.onChange).toHaveBeenCalledWith({ note: 'Called back', noteBefore: '' }),
      {
        timeout: 3000,
      },
    );
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
  },
};

export const NoteNotSaved: Story = {
  args: { onChange: fn(() => Promise.reject(new Error('Not just now'))) },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Called back');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Not saved')).toBeVisible());
    await expect(note).toHaveValue('Called back');
  },
};
