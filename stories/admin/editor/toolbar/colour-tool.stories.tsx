// The tools for text colour and background colour.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ColourTool } from '#ui/admin/editor/toolbar/colour-tool.tsx';
import { EditorFixture } from '../../../fixtures/editor-fixture.tsx';

export default {
  component: ColourTool,
  parameters: {
    docs: {
      description: {
        component: 'Do: offer colours with enough contrast. Don’t: convey meaning by colour alone.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Text: Story = {
  render: () => (
    <EditorFixture>
      {(editor) => <ColourTool editor={editor} kind="color" value="#1d4fa3" />}
    </EditorFixture>
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
    <EditorFixture>
      {(editor) => <ColourTool editor={editor} kind="background" value={null} />}
    </EditorFixture>
  ),
};
