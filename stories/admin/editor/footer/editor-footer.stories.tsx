// The footer of the editor, without and with problems.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EditorFooter } from '#ui/admin/editor/footer/editor-footer.tsx';

export default {
  component: EditorFooter,
  args: {
    facts: { wordCount: 1240, intactHtmlBlocks: 0, problems: [], missingAlts: 0 },
    goal: 0,
    isSource: false,
    onToggleSource: fn(),
    onHelp: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: 'Do: name what a save would remove. Don’t: count words of the HTML source.',
      },
    },
  },
} satisfies Meta<typeof EditorFooter>;
type Story = StoryObj<typeof EditorFooter>;

export const Words: Story = {};
export const Problems: Story = {
  args: {
    facts: {
      wordCount: 320,
      intactHtmlBlocks: 1,
      problems: ['<iframe> is not kept when the text is saved'],
      missingAlts: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 images lack alt text')).toBeVisible();
  },
};
export const Source: Story = { args: { isSource: true } };
