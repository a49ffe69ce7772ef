// A panel at a place in the text.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Anchored } from '#ui/admin/editor/anchored.tsx';
import { caretRect } from '#ui/admin/editor/caret-rect.ts';
import { LiveEditor } from '../../fixtures/live-editor.tsx';

export default {
  component: Anchored,
  parameters: {
    docs: {
      description: {
        component:
          'Do: use it for what belongs to the caret. Don’t: use it for what a button opens; that is a Popover.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const AtTheCaret: Story = {
  render: () => (
    <LiveEditor>
      {(editor) => (
        <Anchored rect={() => caretRect(editor)} context={editor.view.dom}>
          <p style={{ padding: '0.5rem' }}>Beside the caret</p>
        </Anchored>
      )}
    </LiveEditor>
  ),
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Beside the caret')).toBeVisible());
  },
};
