// Two rich texts compared: edited, folded, style only, invisible changes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RichTextComparison } from '#ui/admin/history/rich-text-comparison.tsx';
import { post } from '../../fixtures/posts.ts';

const blocks = `<h2>Returns</h2><p>Most shops count <a href="/results">orders</a>.</p><ul><li>One<ul><li>Deeper</li></ul></li></ul>
<blockquote><p>Quoted</p></blockquote><pre><code>const a = 1;</code></pre><figure><img src="/images/cover-glass-moss.jpg" alt="Glass"></figure><hr>`;

const meta = {
  component: RichTextComparison,
  args: {
    before: blocks,
    after: blocks
      .replace('/results', '/insights')
      .replace('Most shops', 'Nearly all shops')
      .replace('Deeper', 'Deeper still')
      .replace('const a = 1', 'const a = 2')
      .replace('cover-glass-moss', 'cover-paper-moss')
      .replace('<hr>', '<p>A new <strong>end</strong>.</p>'),
  },
  parameters: {
    docs: {
      description: {
        component: `Rich text compared block by block.

        Do: use it for the rich text of a version.

        Don't: use it for plain text (Pieces).`,
      },
    },
  },
} satisfies Meta<typeof RichTextComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edited: Story = {};
export const StyleOnly: Story = {
  args: { before: '<p>Centred</p>', after: '<p class="align-center">Centred</p>' },
};
export const InvisibleChangesOnly: Story = {
  args: { before: '<p>The same</p>', after: '<p>The  same</p>\n' },
};
export const Hostile: Story = {
  args: {
    before: '<p>Safe</p>',
    after: '<p onclick="fail()">Safe</p><script>fail()</script><p>Safe still</p>',
  },
};

export const Unfolded: Story = {
  args: { before: post.content, after: `${post.content}<p>A last word.</p>` },
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('button', { name: /unchanged paragraphs$/ });
    await userEvent.click(fold);
    await expect(fold).not.toBeInTheDocument();
  },
};
