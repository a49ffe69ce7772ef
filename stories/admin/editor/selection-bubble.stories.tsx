// The tools over selected text.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SelectionBubble } from '#ui/admin/editor/selection-bubble.tsx';
import { EditorFixture } from '../../fixtures/editor-fixture.tsx';

export default {
  component: SelectionBubble,
  parameters: {
    docs: {
      description: {
        component:
          'Do: repeat tools of the toolbar. Don’t: offer anything that only a pointer can reach.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const OverSelectedText: Story = {
  render: () => (
    <div style={{ paddingTop: '4rem' }}>
      <EditorFixture>{(editor) => <SelectionBubble editor={editor} onLink={fn()} />}</EditorFixture>
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText('Text');
    await userEvent.click(text);
    getSelection()?.selectAllChildren(canvas.getByText('orders'));
    await waitFor(() => expect(document.querySelector('.editor-bubble')).toBeVisible());
  },
};
