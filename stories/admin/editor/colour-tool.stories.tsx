// Colours of the text and behind it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ColourTool } from '#ui/admin/editor/colour-tool.tsx';
import { LiveEditor } from '../../fixtures/live-editor.tsx';

export default {
  component: ColourTool,
  parameters: {
    docs: {
      description: {
        component:
          'Do: offer colours that read on paper. Don’t: use colour alone to say something.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Text: Story = {
  render: () => (
    <LiveEditor>
      {(editor) => <ColourTool editor={editor} kind="color" value="#1d4fa3" />}
    </LiveEditor>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text colour' }));
    await expect(await screen.findByRole('button', { name: 'Blue' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const Background: Story = {
  render: () => (
    <LiveEditor>
      {(editor) => <ColourTool editor={editor} kind="background" value={null} />}
    </LiveEditor>
  ),
};
