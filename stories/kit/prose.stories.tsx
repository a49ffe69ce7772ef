// The prose in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '#ui/kit/prose.tsx';

const EVERYTHING = `
<h1>A heading of the first level, shown as a second</h1>
<p>Most shops count <strong>orders</strong>. Few count what <em>comes back</em>, and fewer still ask <a href="/insights">why</a>.
Water is H<sub>2</sub>O, a square metre m<sup>2</sup>, and <s>this</s> is <u>that</u>.</p>
<h2>Lists</h2>
<ul><li>One thing</li><li>Another<ul><li>A part of it</li></ul></li></ul>
<ol><li>First</li><li>Second</li></ol>
<h3>What people said</h3>
<blockquote><p>We stopped guessing.</p></blockquote>
<pre><code>const rate = returned / shipped;</code></pre>
<p>Inline <code>code</code> stands in the text.</p>
<table><thead><tr><th>Month</th><th>Returns</th></tr></thead><tbody><tr><td>May</td><td>412</td></tr><tr><td>June</td><td>398</td></tr></tbody></table>
<p><img src="/images/cover-coils.jpg" alt="Coils on paper"></p>
<hr><h4>Small print</h4><p>It ends here.</p>`;

export default {
  component: Prose,
  parameters: {
    docs: {
      description: {
        component: `Text that an editor wrote: headings, lists, quotations, tables, code.

        Do: pass only HTML that the server has sanitised; its headings begin one level below the page's own.

        Don't: build screens with it, or style what is inside from outside.`,
      },
    },
  },
} satisfies Meta<typeof Prose>;
type Story = StoryObj<typeof Prose>;

export const EverythingTheEditorMakes: Story = { args: { html: EVERYTHING } };
export const OneParagraph: Story = { args: { html: '<p>One sentence, nothing else.</p>' } };
export const RightToLeft: Story = { args: { html: '<p dir="rtl">שלום עולם</p><p>And back.</p>' } };
