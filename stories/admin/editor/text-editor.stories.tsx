// The editor itself, as it looks once its chunk has loaded.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextEditor } from '#ui/admin/editor/text-editor.tsx';

export default {
  component: TextEditor,
  args: {
    id: 'text',
    value: '<p>Most shops count <strong>orders</strong>.</p>',
    placeholder: 'Write your content here...',
    minHeight: '8rem',
    'aria-label': 'Content',
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Do: use RichTextEditor, which loads it. Don’t: import it into an island itself.',
      },
    },
  },
} satisfies Meta<typeof TextEditor>;
type Story = StoryObj<typeof TextEditor>;

export const Untouched: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Content' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
