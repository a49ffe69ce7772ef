// The prose in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
<p><img src="/images/cover-paper-moss.jpg" alt="Layers of cut paper"></p>
<hr><h4>Small print</h4><p>It ends here.</p>`;

const BLOCKS = `
<div class="callout-note"><p>A note beside the text.</p></div>
<div class="callout-tip"><p><strong>Tip.</strong> Count what comes back.</p><ul><li>By reason</li><li>By size</li></ul></div>
<div class="callout-warning"><p>A warning.</p></div>
<details open=""><summary>How was it counted?</summary><p>By order, then by reason.</p></details>
<details><summary>Closed at first</summary><p>Until somebody opens it.</p></details>
<p class="link-button"><a href="/contact">Get in touch</a></p>
<p class="link-video"><a href="https://www.youtube.com/watch?v=x">Watch on YouTube: how returns are counted</a></p>
<p class="link-card"><a href="/insights">More on returns</a></p>
<div class="figure-row"><figure><img src="/images/cover-paper-moss.jpg" alt="Layers of cut paper"></figure><figure><img src="/images/about-desk.jpg" alt="A desk"></figure></div>
<div class="figure-gallery"><figure><img src="/images/cover-paper-moss.jpg" alt="Layers of cut paper"><figcaption>Paper</figcaption></figure><figure><img src="/images/about-desk.jpg" alt="A desk"></figure><figure><img src="/images/about-stage.jpg" alt="A stage"></figure></div>
<table><colgroup><col style="width: 240px;"><col></colgroup><thead><tr><th>Month</th><th>Returns</th></tr></thead><tbody><tr><td>May</td><td>412</td></tr></tbody></table>`;

export default {
  component: Prose,
  parameters: {
    docs: {
      description: {
        component: `Rich text from the editor: headings, lists, quotations, tables, code.

        Do: pass only HTML that the server has sanitised; its headings start one level below the page's own.

        Don't: build screens with it, or style its content from outside.`,
      },
    },
  },
} satisfies Meta<typeof Prose>;
type Story = StoryObj<typeof Prose>;

export const EverythingTheEditorMakes: Story = { args: { html: EVERYTHING } };
export const OneParagraph: Story = { args: { html: '<p>One sentence, nothing else.</p>' } };
export const RightToLeft: Story = { args: { html: '<p dir="rtl">שלום עולם</p><p>And back.</p>' } };

export const Blocks: Story = { args: { html: BLOCKS } };
const WIDE_TABLE = `<table><caption>Returns of each month, counted by order and then by reason, as the shop wrote them down
</caption><tbody><tr>${'<td>Returns of a month</td>'.repeat(9)}</tr></tbody></table>`;

/** The caption stays in view while the table scrolls. */
export const WideTableInAColumn: Story = {
  args: { html: WIDE_TABLE },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const view = canvas.getByRole('group');
    const caption = canvas.getByRole('caption');
    for (const left of [0, 200]) {
      view.scrollLeft = left;
      await expect(view.scrollLeft).toBe(left);
      const [inside, outside] = [caption, view].map((each) => each.getBoundingClientRect());
      await expect(inside?.left).toBeGreaterThanOrEqual(outside?.left ?? 0);
      await expect(inside?.right).toBeLessThanOrEqual(outside?.right ?? 0);
    }
  },
};

export const BlocksOnInk: Story = {
  args: { html: BLOCKS },
  decorators: [
    (Story) => (
      <div
        data-theme="dark"
        style={{ padding: '2rem', background: 'var(--bg)', color: 'var(--fg)' }}
      >
        <Story />
      </div>
    ),
  ],
};
export const BlocksOnAPhone: Story = {
  args: { html: BLOCKS },
  globals: { viewport: { value: 'w320', isRotated: false } },
};
