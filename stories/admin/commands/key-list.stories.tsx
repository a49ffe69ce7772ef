// A list of shortcuts.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyList } from '#ui/admin/commands/key-list.tsx';

const meta = {
  component: KeyList,
  args: {
    shortcuts: [
      { label: 'Save', keys: 'Mod+S' },
      { label: 'Redo', keys: 'Mod+Shift+Z' },
      { label: 'Keyboard shortcuts', keys: '?' },
    ],
  },
  parameters: {
    docs: { description: { component: 'Do: name the action first. Don’t: list an action twice.' } },
  },
} satisfies Meta<typeof KeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { shortcuts: [] } };
