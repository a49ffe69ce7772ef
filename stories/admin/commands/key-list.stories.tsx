// Keys and what they do.
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
    docs: {
      description: {
        component: 'Do: begin with what it does. Don’t: name the same thing twice in one list.',
      },
    },
  },
} satisfies Meta<typeof KeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { shortcuts: [] } };
