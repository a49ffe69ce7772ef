// The slash menu with and without matches.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { createSlashMenu, type SlashMenuStore } from '#ui/admin/editor/slash-commands.ts';
import { SlashMenu } from '#ui/admin/editor/slash-menu.tsx';
import { EditorFixture } from '../../fixtures/editor-fixture.tsx';

const { extension } = createSlashMenu([]);
const commands = ['Heading 2', 'Bullet list', 'Quotation'].map((label) => ({
  id: label,
  label,
  run() {},
}));
const opened = (matches: typeof commands): SlashMenuStore => {
  const open = { matches, activeIndex: 0, rect: () => null, choose() {} };
  return { extension, current: () => open, subscribe: () => () => true };
};

export default {
  component: SlashMenu,
  parameters: {
    docs: {
      description: {
        component:
          'Do: leave the focus in the text. Don’t: offer formatting of existing text, such as bold.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

const [some, none] = [opened(commands), opened([])];
export const Some: Story = {
  render: () => (
    <EditorFixture>
      {(editor) => <SlashMenu store={some} context={editor.view.dom} />}
    </EditorFixture>
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
    <EditorFixture>
      {(editor) => <SlashMenu store={none} context={editor.view.dom} />}
    </EditorFixture>
  ),
};
