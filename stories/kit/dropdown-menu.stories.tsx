// The menu in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, ExternalLink, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/kit/button.tsx';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSubmenu,
} from '#ui/kit/dropdown-menu.tsx';
import { inBox } from '../fixtures/in-box.tsx';

const onEdit = fn();

const actions = (
  <>
    <DropdownMenuItem icon={<Pencil aria-hidden="true" />} shortcut="Mod+E" onSelect={onEdit}>
      Edit
    </DropdownMenuItem>
    <DropdownMenuItem icon={<Copy aria-hidden="true" />} shortcut="Mod+D">
      Duplicate
    </DropdownMenuItem>
    <DropdownMenuItem asChild>
      <a href="/insights">
        <ExternalLink aria-hidden="true" />
        <span className="option-text">View on the site</span>
      </a>
    </DropdownMenuItem>
    <DropdownMenuSubmenu icon={<FolderInput aria-hidden="true" />} label="Move to">
      <DropdownMenuItem>Strategy</DropdownMenuItem>
      <DropdownMenuItem>Engineering</DropdownMenuItem>
      <DropdownMenuItem disabled>Archive</DropdownMenuItem>
    </DropdownMenuSubmenu>
    <DropdownMenuSeparator />
    <DropdownMenuItem
      tone="destructive"
      icon={<Trash2 aria-hidden="true" />}
      shortcut="Mod+Backspace"
    >
      Delete
    </DropdownMenuItem>
  </>
);

function Settings() {
  const [order, setOrder] = useState('newest');
  return (
    <DropdownMenuRadioGroup label="Order" value={order} onValueChange={setOrder}>
      <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
      <DropdownMenuRadioItem value="title">By title</DropdownMenuRadioItem>
    </DropdownMenuRadioGroup>
  );
}

const meta = {
  component: DropdownMenu,
  args: {
    trigger: (
      <Button variant="outline" size="icon" aria-label="Actions for this post">
        <Ellipsis aria-hidden="true" />
      </Button>
    ),
    children: actions,
  },
  argTypes: {
    side: { control: 'radio', options: ['top', 'right', 'bottom', 'left'] },
    align: { control: 'radio', options: ['start', 'center', 'end'] },
    dir: { control: 'radio', options: ['ltr', 'rtl'] },
  },
  parameters: {
    docs: {
      description: {
        component: `The actions on one item, behind one labelled button.

        Do: start with the most frequent action, put destructive actions last, after a separator, and confirm them (AlertDialog). Settings (radio items) keep the menu open.

        Don't: hide the only important action in a menu, choose a form's value with it (NativeSelect), or put fields in it (Popover).`,
      },
    },
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const OpenOnLight: Story = { args: { open: true }, globals: { theme: 'light' } };
export const OpenOnDark: Story = { args: { open: true }, globals: { theme: 'dark' } };
export const Radios: Story = {
  args: {
    open: true,
    trigger: <Button variant="outline">View</Button>,
    children: <Settings />,
  },
};
export const LongAndHostile: Story = {
  args: {
    open: true,
    children: (
      <>
        <DropdownMenuItem>{'<script>alert(1)</script>'}</DropdownMenuItem>
        <DropdownMenuItem shortcut="Mod+L">
          {'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2)}
        </DropdownMenuItem>
      </>
    ),
  },
};
export const RightToLeft: Story = {
  args: {
    open: true,
    dir: 'rtl',
    lang: 'ar',
    children: (
      <>
        <DropdownMenuItem icon={<Pencil aria-hidden="true" />} shortcut="Mod+E">
          تعديل
        </DropdownMenuItem>
        <DropdownMenuSubmenu label="نقل إلى">
          <DropdownMenuItem>الاستراتيجية</DropdownMenuItem>
        </DropdownMenuSubmenu>
      </>
    ),
  },
  decorators: [inBox({ dir: 'rtl', lang: 'ar' })],
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    onEdit.mockClear();
    const opener = canvas.getByRole('button', { name: 'Actions for this post' });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.keyboard('mo');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Strategy' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Home}{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Assistive tools, and a click before hydration that is replayed, send only a click. */
export const OpensByClickEvent: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Actions for this post' });
    opener.click();
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    opener.click();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const SettingsStayOpen: Story = {
  args: { trigger: <Button variant="outline">View</Button>, children: <Settings /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'By title' }));
    await expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).not.toBeChecked();
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
