// Size and font.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { LookTool } from '#ui/admin/editor/style-tool.tsx';
import { LiveEditor } from '../../fixtures/live-editor.tsx';

export default {
  component: LookTool,
  parameters: {
    docs: {
      description: {
        component: 'Do: use sizes for a phrase. Don’t: use them in place of headings.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Open: Story = {
  render: () => (
    <LiveEditor>{(editor) => <LookTool editor={editor} look={{ size: 'large' }} />}</LiveEditor>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Size and font' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Large' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Monospace' })).not.toBeChecked();
  },
};
