// Messages that belong to an enquiry: others from the same address, merged ones, and answers in each state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EnquiryThread } from '#ui/admin/inbox/enquiry-thread.tsx';
import { shortDate } from '#ui/kit/dates.ts';
import { callRequest, enquiry } from '../../fixtures/enquiries.ts';
import { inBox } from '../../fixtures/in-box.tsx';

const reply = {
  id: 1,
  createdAt: '2026-03-11T10:00:00.000Z',
  subject: 'Re: Replatforming',
  text: 'Hello Imogen, yes.',
  state: 'sent' as const,
  error: null,
};

const meta = {
  component: EnquiryThread,
  args: {
    enquiry: {
      ...enquiry,
      doubles: [4],
      merged: [
        { ...enquiry, id: 2, createdAt: '2026-03-10T09:00:00.000Z', note: 'Met at the fair.' },
        {
          ...callRequest,
          id: 1,
          kind: 'call',
          createdAt: '2026-03-09T09:00:00.000Z',
        },
      ],
      replies: [reply, { ...reply, id: 2, state: 'failed', error: '550 No such user' }],
    },
    when: shortDate,
    onMerge: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `What belongs to an enquiry: duplicates, merged enquiries, and replies in each state.

        Do: show it between the message and the fields.

        Don't: list enquiries of other people.`,
      },
    },
  },
  decorators: [inBox({ style: { maxWidth: '48rem' } })],
} satisfies Meta<typeof EnquiryThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Merge into this one' }));
    await expect(args.onMerge).toHaveBeenCalledWith([2, 1, 4]);
  },
};
export const Answered: Story = { args: { enquiry: { ...enquiry, replies: [reply] } } };
