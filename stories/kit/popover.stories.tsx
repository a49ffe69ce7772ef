// The popover in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { Popover } from '#ui/kit/popover.tsx';
import { inBox } from '../fixtures/in-box.tsx';

const form = (
  <form style={{ display: 'grid', gap: '1rem' }} onSubmit={(event) => event.preventDefault()}>
    <Field label="Slug" hint="The last part of the address.">
      <Input name="slug" defaultValue="the-returns-nobody-counts" />
    </Field>
  </form>
);

const meta = {
  component: Popover,
  args: {
    label: 'Address of the post',
    trigger: <Button variant="outline">Address</Button>,
    children: form,
  },
  argTypes: {
    side: { control: 'radio', options: ['top', 'right', 'bottom', 'left'] },
    align: { control: 'radio', options: ['start', 'center', 'end'] },
  },
  parameters: {
    docs: {
      description: {
        component: `A few fields or facts beside their control; the page stays usable.

        Do: give it a label.

        Don't: use it for lists of actions (DropdownMenu), for names of icons (Tooltip) or for tasks that must be completed (Dialog).`,
      },
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const OpenOnLight: Story = { args: { open: true }, globals: { theme: 'light' } };
export const OpenOnDark: Story = { args: { open: true }, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: {
    open: true,
    children: (
      <p>
        {'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(2)} &lt;b&gt;
        {' and so on'.repeat(20)}
      </p>
    ),
  },
};
export const RightToLeft: Story = {
  args: { open: true, children: <p>عنوان المقال كما يظهر في المتصفح.</p> },
  decorators: [inBox({ dir: 'rtl', lang: 'ar' })],
};

export const GivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Address' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'Address of the post' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const InsideADialog: Story = {
  args: {
    open: true,
    children: <p style={{ height: '60rem' }}>A long text that scrolls in its panel.</p>,
  },
  render: (args) => (
    <Dialog open title="Publish">
      <Popover {...args} />
    </Dialog>
  ),
};
