// The headings of a text.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { OutlineMenu } from '#ui/admin/editor/footer/outline-menu.tsx';
import { EditorFixture } from '../../../fixtures/editor-fixture.tsx';

export default {
  component: OutlineMenu,
  parameters: {
    docs: { description: { component: 'Do: list all headings. Don’t: change them here.' } },
  },
} satisfies Meta;
type Story = StoryObj;

export const NoHeadings: Story = {
  render: () => <EditorFixture>{(editor) => <OutlineMenu editor={editor} />}</EditorFixture>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outline' }));
    await waitFor(() => expect(screen.getByText('No headings yet')).toBeVisible());
  },
};
export const Headings: Story = {
  render: () => (
    <EditorFixture html="<h2>Why</h2><p>Words</p><h3>How</h3><p>More words</p>">
      {(editor) => <OutlineMenu editor={editor} />}
    </EditorFixture>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outline' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'How' }));
    await waitFor(() => expect(canvas.getByLabelText('Text')).toHaveFocus());
  },
};
