// The handles of a table.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { TableHandles } from '#ui/admin/editor/table-handles.tsx';
import { EditorFixture } from '../../fixtures/editor-fixture.tsx';

export default {
  component: TableHandles,
  parameters: {
    docs: {
      description: {
        component:
          'Do: act on the row and column of the caret. Don’t: show them outside of tables.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const InACell: Story = {
  render: () => <EditorFixture>{(editor) => <TableHandles editor={editor} />}</EditorFixture>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Text'));
    getSelection()?.collapse(canvas.getByText('412').firstChild, 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Row' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Row below' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
  },
};
