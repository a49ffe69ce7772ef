// A row of the inbox: unread, open, selected, late, done, long.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EnquiryRow } from '#ui/admin/inbox/enquiry-row.tsx';
import { callRequest, enquiry, signUp } from '../../fixtures/enquiries.ts';

const meta = {
  component: EnquiryRow,
  args: {
    enquiry,
    now: Date.parse('2026-03-11T12:00:00.000Z'),
    isOpen: false,
    isSelected: false,
    onOpen: fn(),
    onToggle: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `An enquiry in the list of the inbox.

        Do: say in words when a reply is due; colour only supports it.

        Don't: show the whole message.`,
      },
    },
  },
} satisfies Meta<typeof EnquiryRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Open: Story = { args: { enquiry: { ...enquiry, status: 'read' }, isOpen: true } };
export const Selected: Story = { args: { isSelected: true } };
export const DueSoon: Story = { args: { now: Date.parse('2026-03-12T07:30:00.000Z') } };
export const Late: Story = { args: { now: Date.parse('2026-03-12T11:00:00.000Z') } };
export const Done: Story = { args: { enquiry: { ...callRequest, owner: 'Maud Ferrow' } } };
export const SignUp: Story = { args: { enquiry: signUp } };
export const Long: Story = {
  args: {
    enquiry: {
      ...enquiry,
      name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh '.repeat(2),
      message: 'Kettles, toasters and coffee grinders in nine countries. '.repeat(20),
      owner: 'A very long name of somebody who takes care of it',
    },
  },
};
