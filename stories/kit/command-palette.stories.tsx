// The command palette in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, LayoutDashboard, LogOut, PenLine, RefreshCw, Trophy } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/kit/button.tsx';
import { CommandPalette, type PaletteGroup } from '#ui/kit/command-palette.tsx';
import { Kbd } from '#ui/kit/kbd.tsx';
import { matchingOptions } from '#ui/kit/matching-options.ts';
import { useShortcut } from '#ui/kit/use-shortcut.ts';

const onNewPost = fn();

const groups: PaletteGroup[] = [
  {
    label: 'Create',
    commands: [
      {
        id: 'new-post',
        label: 'New blog post',
        icon: <PenLine aria-hidden="true" />,
        shortcut: 'Mod+Shift+P',
        keywords: ['write', 'article'],
        onSelect: onNewPost,
      },
      {
        id: 'new-study',
        label: 'New case study',
        icon: <Trophy aria-hidden="true" />,
        onSelect: fn(),
      },
    ],
  },
  {
    label: 'Go to',
    commands: [
      {
        id: 'dashboard',
        label: 'Dashboard',
        icon: <LayoutDashboard aria-hidden="true" />,
        onSelect: fn(),
      },
      {
        id: 'post-1',
        label: 'The returns nobody counts',
        hint: 'Blog post, published March 4, 2026',
        icon: <FileText aria-hidden="true" />,
        onSelect: fn(),
      },
    ],
  },
  {
    label: 'Site',
    commands: [
      {
        id: 'cache',
        label: 'Clear the cache',
        icon: <RefreshCw aria-hidden="true" />,
        onSelect: fn(),
      },
      { id: 'out', label: 'Log out', icon: <LogOut aria-hidden="true" />, onSelect: fn() },
    ],
  },
];

const meta = {
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), onQueryChange: fn(), groups, loading: false },
  parameters: {
    docs: {
      description: {
        component: `Search for actions and screens by typing. useShortcut opens it with Command-K or Control-K.

        Do: begin a label with its verb, add keywords for other words, and add a visible button that opens it.

        Don't: make it the only way to an action, or include a destructive command without confirmation (AlertDialog).`,
      },
    },
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const typing =
  (text: string): Story['play'] =>
  async () => {
    await userEvent.type(await screen.findByRole('combobox'), text);
  };

export const Everything: Story = {};
export const Found: Story = { args: { groups: groups.slice(0, 1) }, play: typing('new') };
export const NothingFound: Story = { args: { groups: [] }, play: typing('<b>unicorn') };
export const Loading: Story = { args: { groups: [], loading: true } };
export const LoadingMore: Story = { args: { groups: groups.slice(0, 1), loading: true } };
export const NotLoaded: Story = {
  args: {
    problem: 'Posts could not be searched.',
    groups: [
      {
        label: 'Search',
        commands: [{ id: 'again', label: 'Try again', keepsOpen: true, onSelect: onNewPost }],
      },
    ],
  },
  play: async () => {
    onNewPost.mockClear();
    await userEvent.type(await screen.findByRole('combobox'), 'kettle{Enter}');
    await expect(onNewPost).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.queryByText('Nothing found')).toBeNull();
  },
};
export const LongHostileAndMissing: Story = {
  args: {
    groups: [
      {
        label: 'Posts',
        commands: [
          {
            id: 'a',
            label: '<img src=x onerror=alert(1)>',
            hint: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2),
            onSelect: fn(),
          },
          { id: 'no label', label: '', onSelect: fn() },
          { id: 'c', label: 'الإرجاعات التي لا يحصيها أحد', onSelect: fn() },
          { id: 'd', label: 'Not now', disabled: true, shortcut: 'Mod+N', onSelect: fn() },
        ],
      },
    ],
  },
};

function OpenedByShortcut(args: ComponentProps<typeof CommandPalette>) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  useShortcut(() => setOpen(true));
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Search <Kbd keys="Mod+K" aria-hidden="true" />
      </Button>
      <CommandPalette
        {...args}
        open={open}
        onOpenChange={setOpen}
        onQueryChange={setTyped}
        groups={args.groups.map(({ label, commands }) => ({
          label,
          commands: matchingOptions(commands, typed),
        }))}
      />
    </>
  );
}

export const ByKeyboard: Story = {
  render: (args) => <OpenedByShortcut {...args} />,
  play: async ({ canvas }) => {
    onNewPost.mockClear();
    canvas.getByRole('button', { name: /Search/ }).focus();
    const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);
    await userEvent.keyboard(apple ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('write');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(onNewPost).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Search/ })).toHaveFocus());
  },
};

export const OpenedByItsButton: Story = { render: (args) => <OpenedByShortcut {...args} /> };
