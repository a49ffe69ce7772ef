// The toolbar: keyboard use and states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Toolbar } from '#ui/admin/editor/toolbar.tsx';
import { EditorFixture } from '../../fixtures/editor-fixture.tsx';

export default {
  component: Toolbar,
  parameters: {
    docs: {
      description: {
        component: 'Do: keep it one tab stop. Don’t: move the focus out of the text on a click.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

const render = () => (
  <EditorFixture>
    {(editor) => (
      <Toolbar editor={editor} controls="text" onLink={fn()} openTool={null} onOpenTool={fn()} />
    )}
  </EditorFixture>
);

export const ArrowKeys: Story = {
  render,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Clear formatting' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const OnAPhone: Story = {
  render,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};
