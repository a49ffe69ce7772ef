// The menu for text size and font.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { StyleTool } from '#ui/admin/editor/toolbar/style-tool.tsx';
import { EditorFixture } from '../../../fixtures/editor-fixture.tsx';

export default {
  component: StyleTool,
  parameters: {
    docs: {
      description: {
        component: 'Do: use sizes for a phrase. Don’t: use them instead of headings.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Open: Story = {
  render: () => (
    <EditorFixture>
      {(editor) => <StyleTool editor={editor} style={{ size: 'large' }} />}
    </EditorFixture>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Size and font' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Large' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Monospace' })).not.toBeChecked();
  },
};
