// The dialog in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';

export default {
  component: Dialog,
  argTypes: {
    size: { control: 'radio', options: ['sm', 'md', 'wide', 'full', 'command'] },
    theme: { control: 'radio', options: ['paper', 'light', 'dark'] },
  },
  parameters: {
    docs: {
      description: {
        component: `A modal task in front of the page. It grows out of its trigger and shrinks back into it.

        Do: say in the title what it is for, and pass the control as trigger where there is one: it gets the focus back.

        Don't: open one automatically or from another dialog, or use it to confirm a destructive action (AlertDialog).`,
      },
    },
  },
} satisfies Meta<typeof Dialog>;
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
        <Button variant="outline">Cancel</Button>
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

export const Full: Story = {
  args: {
    open: true,
    size: 'full',
    title: 'Preview',
    children: <p>A screen of its own stands here.</p>,
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

export const FocusesFirstField: Story = {
  args: {
    title: 'Rename “Kilns”',
    trigger: <Button>Open</Button>,
    children: (
      <Field label="New name">
        <Input defaultValue="Kilns" />
      </Field>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const field = await screen.findByLabelText<HTMLInputElement>('New name');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.selectionEnd).toBe('Kilns'.length);
  },
};

export const GivesTheFocusBack: Story = {
  args: {
    title: 'Log in again',
    trigger: <Button>Open</Button>,
    children: <p>Your text is safe.</p>,
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
    await expect(dialog.style.transformOrigin).not.toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
