// What '/' offers: everything, and nothing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { createSlashMenu, type SlashMenuStore } from '#ui/admin/editor/slash-commands.ts';
import { SlashMenu } from '#ui/admin/editor/slash-menu.tsx';
import { LiveEditor } from '../../fixtures/live-editor.tsx';

const { extension } = createSlashMenu([]);
const found = ['Heading 2', 'Bullet list', 'Quotation'].map((label) => ({
  id: label,
  label,
  run() {},
}));
const opened = (commands: typeof found): SlashMenuStore => {
  const open = { found: commands, at: 0, rect: () => null, choose() {} };
  return { extension, current: () => open, subscribe: () => () => true };
};

export default {
  component: SlashMenu,
  parameters: {
    docs: {
      description: {
        component:
          'Do: leave the focus in the text. Don’t: offer what changes words, as bold does.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

const [some, none] = [opened(found), opened([])];
export const Some: Story = {
  render: () => (
    <LiveEditor>{(editor) => <SlashMenu store={some} context={editor.view.dom} />}</LiveEditor>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(await screen.findByRole('option', { name: 'Heading 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const None: Story = {
  render: () => (
    <LiveEditor>{(editor) => <SlashMenu store={none} context={editor.view.dom} />}</LiveEditor>
  ),
};
