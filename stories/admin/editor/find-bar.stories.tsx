// Find and replace within a text.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FindBar } from '#ui/admin/editor/find-bar.tsx';
import { EditorFixture } from '../../fixtures/editor-fixture.tsx';

export default {
  component: FindBar,
  parameters: {
    docs: { description: { component: 'Do: show it above the text. Don’t: search in the HTML.' } },
  },
} satisfies Meta;
type Story = StoryObj;

const render = () => (
  <EditorFixture>{(editor) => <FindBar editor={editor} onClose={fn()} />}</EditorFixture>
);

export const Found: Story = {
  render,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Find'), 'orders{Enter}');
    await waitFor(() => expect(canvas.getByText('1 of 1')).toBeVisible());
    await userEvent.type(canvas.getByLabelText('Replace with'), 'returns');
    await userEvent.click(canvas.getByRole('button', { name: 'Replace all' }));
    await waitFor(() => expect(canvas.getByText('No matches')).toBeVisible());
    await expect(canvas.getByText('returns')).toBeVisible();
  },
};
const onClose = fn();
export const KeysOfAnInputMethod: Story = {
  render: () => (
    <EditorFixture>{(editor) => <FindBar editor={editor} onClose={onClose} />}</EditorFixture>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Find');
    await userEvent.type(field, 'co');
    await waitFor(() => expect(canvas.getByText('– of 3')).toBeVisible());
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('1 of 3')).toBeVisible());
  },
};
export const NothingFound: Story = {
  render,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Find'), 'zebra');
    await waitFor(() => expect(canvas.getByText('No matches')).toBeVisible());
  },
};
