// The link at the caret: shown, edited, refused.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LinkPanel } from '#ui/admin/editor/link/link-panel.tsx';
import { EditorFixture } from '../../../fixtures/editor-fixture.tsx';

export default {
  component: LinkPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Do: show it while the caret is in a link. Don’t: open links with a click in the text; a click places the caret.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Shown: Story = {
  render: () => (
    <EditorFixture>
      {(editor) => (
        <LinkPanel
          editor={editor}
          editing={false}
          onEditing={fn()}
          href="https://verso.example/returns"
        />
      )}
    </EditorFixture>
  ),
};
export const Refused: Story = {
  render: () => (
    <EditorFixture>
      {(editor) => <LinkPanel editor={editor} editing onEditing={fn()} href={null} />}
    </EditorFixture>
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

const onEditing = fn();
export const KeysOfAnInputMethod: Story = {
  render: () => (
    <EditorFixture>
      {(editor) => <LinkPanel editor={editor} editing onEditing={onEditing} href={null} />}
    </EditorFixture>
  ),
  play: async () => {
    const address = await screen.findByLabelText('Address');
    // one character, which is no search yet
    await userEvent.type(address, '東');
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(address, { key, isComposing: true });
    await expect(screen.queryByText(/Use an address that begins with/)).toBeNull();
    await expect(onEditing).not.toHaveBeenCalled();
  },
};
