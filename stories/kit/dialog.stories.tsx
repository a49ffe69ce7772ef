// The dialog in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/kit/button.tsx';
import { Dialog, DialogClose } from '#ui/kit/dialog.tsx';

export default { component: Dialog } satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

export const Question: Story = {
  args: {
    open: true,
    size: 'sm',
    title: 'Delete this post',
    description:
      'Are you sure you want to delete "The returns nobody counts"? This action cannot be undone.',
    actions: (
      <>
        <DialogClose>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button variant="destructive">Delete</Button>
      </>
    ),
  },
};

export const Wide: Story = {
  args: {
    open: true,
    size: 'wide',
    title: 'Book a Call',
    children: <p>The scheduler stands here.</p>,
  },
};

export const Dark: Story = {
  args: {
    open: true,
    theme: 'dark',
    title: 'Showreel',
    titleHidden: true,
    children: <p>The film stands here.</p>,
  },
};

export const OpenedByItsTrigger: Story = {
  args: {
    title: 'Log in again',
    trigger: <Button>Open</Button>,
    children: <p>Your text is safe.</p>,
  },
};
