// The toolbar: its keys, its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Toolbar } from '#ui/admin/editor/toolbar.tsx';
import { LiveEditor } from '../../fixtures/live-editor.tsx';

export default {
  component: Toolbar,
  parameters: {
    docs: {
      description: {
        component:
          'Do: keep it one stop of the Tab key. Don’t: take the focus out of the text by a click on it.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

const render = () => (
  <LiveEditor>
    {(editor) => (
      <Toolbar editor={editor} controls="text" onLink={fn()} openTool={null} onOpenTool={fn()} />
    )}
  </LiveEditor>
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
