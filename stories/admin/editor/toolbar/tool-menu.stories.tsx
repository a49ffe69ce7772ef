// Menus of the toolbar: a choice, and a list of actions.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { actionOf, actionStates, BLOCK_STYLES, TABLE_ACTIONS } from '#ui/admin/editor/actions.ts';
import { ToolMenu } from '#ui/admin/editor/toolbar/tool-menu.tsx';
import { EditorFixture } from '../../../fixtures/editor-fixture.tsx';

export default {
  component: ToolMenu,
  parameters: {
    docs: {
      description: {
        component: 'Do: use it for choices and rare actions. Don’t: hide bold and lists in it.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Choice: Story = {
  render: () => (
    <EditorFixture>
      {(editor) => (
        <ToolMenu
          editor={editor}
          label="Style"
          face={{ text: 'Paragraph' }}
          names={BLOCK_STYLES}
          states={actionStates(editor, BLOCK_STYLES)}
          choice
        />
      )}
    </EditorFixture>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Style: Paragraph' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Heading 3' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { level: 3 })).toBeVisible(),
    );
  },
};

export const Actions: Story = {
  render: () => (
    <EditorFixture>
      {(editor) => (
        <ToolMenu
          editor={editor}
          label="Table"
          face={{ Icon: actionOf('insertTable').Icon }}
          names={TABLE_ACTIONS}
          states={actionStates(editor, TABLE_ACTIONS)}
        />
      )}
    </EditorFixture>
  ),
};
