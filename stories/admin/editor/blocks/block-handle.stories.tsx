// The handle of a block and its menu.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BlockHandle } from '#ui/admin/editor/blocks/block-handle.tsx';
import { EditorFixture } from '../../../fixtures/editor-fixture.tsx';

export default {
  component: BlockHandle,
  parameters: {
    docs: {
      description: { component: 'Do: open it by Alt+F9 too. Don’t: show it on touch screens.' },
    },
  },
} satisfies Meta;
type Story = StoryObj;

function OpenedByKey({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the menu
      </button>
      <BlockHandle editor={editor} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const OpenMenu: Story = {
  render: () => <EditorFixture>{(editor) => <OpenedByKey editor={editor} />}</EditorFixture>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
  },
};
