// A menu of the toolbar: a choice, and a list of things to do.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { actionOf, BLOCK_STYLES, statesOf, TABLE_ACTIONS } from '#ui/admin/editor/actions.ts';
import { ToolMenu } from '#ui/admin/editor/tool-menu.tsx';
import { LiveEditor } from '../../fixtures/live-editor.tsx';

export default {
  component: ToolMenu,
  parameters: {
    docs: {
      description: {
        component:
          'Do: gather what is one of several, or seldom used. Don’t: hide bold and lists in it.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Choice: Story = {
  render: () => (
    <LiveEditor>
      {(editor) => (
        <ToolMenu
          editor={editor}
          label="Style"
          face={{ text: 'Paragraph' }}
          names={BLOCK_STYLES}
          states={statesOf(editor, BLOCK_STYLES)}
          choice
        />
      )}
    </LiveEditor>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Style: Paragraph' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Heading 3' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { level: 3 })).toBeVisible(),
    );
  },
};

export const ThingsToDo: Story = {
  render: () => (
    <LiveEditor>
      {(editor) => (
        <ToolMenu
          editor={editor}
          label="Table"
          face={{ Icon: actionOf('insertTable').Icon }}
          names={TABLE_ACTIONS}
          states={statesOf(editor, TABLE_ACTIONS)}
        />
      )}
    </LiveEditor>
  ),
};
