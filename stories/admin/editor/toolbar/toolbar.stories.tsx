// The toolbar: keyboard use and states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Toolbar } from '#ui/admin/editor/toolbar/toolbar.tsx';
import { EditorFixture } from '../../../fixtures/editor-fixture.tsx';
import { inBox } from '../../../fixtures/in-box.tsx';

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
    await expect(canvas.getByRole('button', { name: /^Style/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Clear formatting' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Style/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const OnAPhone: Story = {
  render,
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More tools' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('button', { name: 'Bullet list' }));
    await waitFor(() => expect(canvas.getByRole('listitem')).toBeVisible());
  },
  decorators: [inBox({ style: { maxWidth: '18rem' } })],
};
