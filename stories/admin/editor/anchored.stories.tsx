// A panel anchored to a place in the text.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Anchored } from '#ui/admin/editor/anchored.tsx';
import { caretRect } from '#ui/admin/editor/caret-rect.ts';
import { EditorFixture } from '../../fixtures/editor-fixture.tsx';

export default {
  component: Anchored,
  parameters: {
    docs: {
      description: {
        component:
          'Do: use it for panels at the caret. Don’t: use it for panels that a button opens; use a Popover.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const AtTheCaret: Story = {
  render: () => (
    <EditorFixture>
      {(editor) => (
        <Anchored rect={() => caretRect(editor)} context={editor.view.dom}>
          <p style={{ padding: '0.5rem' }}>Beside the caret</p>
        </Anchored>
      )}
    </EditorFixture>
  ),
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Beside the caret')).toBeVisible());
  },
};
