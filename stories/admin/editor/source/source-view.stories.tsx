// The HTML view with valid and invalid HTML.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SourceView } from '#ui/admin/editor/source/source-view.tsx';

export default {
  component: SourceView,
  args: {
    'aria-label': 'HTML',
    onChange: fn(),
    value: '<p>Most shops count <strong>orders</strong>.</p>',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Do: say what a save would remove. Don’t: refuse it; the server sanitises it anyway.',
      },
    },
  },
} satisfies Meta<typeof SourceView>;
type Story = StoryObj<typeof SourceView>;

export const Right: Story = {};
export const Wrong: Story = {
  args: { value: '<p>Open <b>and</p> <iframe src="/x"></iframe><p onclick="x">handler</p>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<iframe> is not kept when the text is saved')).toBeVisible();
    await expect(canvas.getByText('<b> is not closed before </p>')).toBeVisible();
  },
};
