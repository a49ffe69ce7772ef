// An enquiry: new, answered, newsletter, open.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EnquiryItem } from '#ui/admin/inbox/enquiry-item.tsx';
import { callRequest, enquiry, signUp } from '../../fixtures/enquiries.ts';

const meta = {
  component: EnquiryItem,
  args: { enquiry, onStatus: fn(), onDelete: fn() },
  parameters: {
    docs: {
      description: {
        component: `Sender and date, and the whole enquiry when open.

        Do: store the status in the caller.

        Don't: change what the visitor wrote.`,
      },
    },
  },
} satisfies Meta<typeof EnquiryItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const CallRequest: Story = { args: { enquiry: callRequest } };
export const SignUp: Story = { args: { enquiry: signUp } };

export const Opened: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByText('Imogen Hale')[0] as HTMLElement);
    await waitFor(() => expect(args.onStatus).toHaveBeenCalledWith('read'));
    await expect(canvas.getByRole('link', { name: 'imogen@harrowtide.example' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Answered');
    await expect(args.onStatus).toHaveBeenLastCalledWith('answered');
  },
};
