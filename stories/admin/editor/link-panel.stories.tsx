// The link at the caret: shown, written, refused.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LinkPanel } from '#ui/admin/editor/link-panel.tsx';
import { LiveEditor } from '../../fixtures/live-editor.tsx';

export default {
  component: LinkPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Do: show it while the caret is in a link. Don’t: open links by a click in the text; a click sets the caret.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Shown: Story = {
  render: () => (
    <LiveEditor>
      {(editor) => (
        <LinkPanel
          editor={editor}
          editing={false}
          onEditing={fn()}
          href="https://verso.example/returns"
        />
      )}
    </LiveEditor>
  ),
};
export const Refused: Story = {
  render: () => (
    <LiveEditor>
      {(editor) => <LinkPanel editor={editor} editing onEditing={fn()} href={null} />}
    </LiveEditor>
  ),
  play: async () => {
    const address = await screen.findByLabelText('Address');
    await userEvent.type(address, 'foo{Enter}');
    await waitFor(async () =>
      expect(await screen.findByText(/Use an address that begins with/)).toBeVisible(),
    );
    await userEvent.clear(address);
    await userEvent.type(address, 'javascript:alert(1){Enter}');
  },
};
