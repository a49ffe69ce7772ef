// The date and time of publication: proposed, chosen, and refused because they have passed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ScheduleDialog } from '#ui/admin/publishing/schedule-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';

const meta = {
  component: ScheduleDialog,
  args: {
    trigger: <Button variant="outline">Schedule…</Button>,
    publishDate: null,
    onSchedule: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Asks for a date and time, and shows the time zone.

        Do: pass the current date when rescheduling.

        Don't: use it for published items without \`ofChanges\`.`,
      },
    },
  },
} satisfies Meta<typeof ScheduleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Schedule…' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};
const choose = async (value: string) => {
  await userEvent.click(screen.getByLabelText('Publish at'));
  fireEvent.change(screen.getByLabelText('Publish at'), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
};

export const Closed: Story = {};

export const Chosen: Story = {
  play: async ({ args }) => {
    await open();
    await choose('2999-03-24T09:30');
    await expect(args.onSchedule).toHaveBeenCalled();
  },
};

export const Passed: Story = {
  play: async ({ args }) => {
    await open();
    await choose('2020-01-01T09:00');
    await expect(screen.getByText('Choose a time in the future.')).toBeVisible();
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(args.onSchedule).not.toHaveBeenCalled();
  },
};

export const OfChanges: Story = { args: { ofChanges: true }, play: open };

export const PutOff: Story = { args: { publishDate: '2999-03-24T09:30:00.000Z' }, play: open };
