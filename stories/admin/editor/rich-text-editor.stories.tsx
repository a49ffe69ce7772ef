// The rich-text editor in use: typing, pasting, errors, long and right-to-left text, on a phone.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RichTextEditor } from '#ui/admin/editor/rich-text-editor.tsx';
import { word } from '#ui/admin/editor/testing/clipboards.ts';
import { Field } from '#ui/kit/field.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

type Args = ComponentProps<typeof RichTextEditor> & { error?: string };

function InAField({ error, ...rest }: Args) {
  return (
    <Field label="Content" error={error}>
      <RichTextEditor id="content" {...rest} />
    </Field>
  );
}

const EVERYTHING = `<h1>A heading of the first level</h1><p>Most shops count <strong>orders</strong>. Few count what <em>comes back</em>, and fewer still ask <a href="/insights">why</a>.</p><h2>Lists</h2><ul><li>One thing</li><li>Another<ul><li>A part of it</li></ul></li></ul><blockquote><p>We stopped guessing.</p></blockquote><pre><code class="language-ts">const rate = returned / shipped;</code></pre><table><thead><tr><th>Month</th><th>Returns</th></tr></thead><tbody><tr><td>May</td><td>412</td></tr></tbody></table><figure class="align-center"><img src="/images/cover-paper-moss.jpg" alt="Layers of cut paper" width="1600" height="1000" style="width: 50%;"><figcaption>Paper</figcaption></figure><p><span class="size-large font-serif" style="color: #b93108;">Dressed</span> text</p>`;

const BLOCKS = `<div class="callout-note"><p>A note beside the text.</p></div><details><summary>How was it counted?</summary><p>By order, then by reason.</p></details><p class="link-button"><a href="/contact">Get in touch</a></p><p class="link-video"><a href="https://www.youtube.com/watch?v=x">Watch on YouTube</a></p><p class="link-card"><a href="/insights">More on returns</a></p><div class="figure-row"><figure><img src="/images/cover-paper-moss.jpg" alt="Layers of cut paper"></figure><figure><img src="/images/about-desk.jpg" alt="A desk"></figure></div><table><colgroup><col style="width: 240px;"><col></colgroup><thead><tr><th>Month</th><th>Returns</th></tr></thead><tbody><tr><td>Incomprehensibilities</td><td>412</td></tr></tbody></table>`;

export default {
  component: RichTextEditor,
  args: {
    value: '',
    onChange: fn(),
    minHeight: '12rem',
    upload: async ({ name }) => `/uploads/${name}`,
  },
  render: (args) => <InAField {...args} />,
  decorators: [inBox({ style: { padding: '1rem', maxWidth: '48rem' } })],
  parameters: {
    docs: {
      description: {
        component:
          'Rich text in a form. Do: put it into a Field and store the value of onChange. Don’t: build another toolbar, or read its HTML before an edit.',
      },
    },
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

async function editor(canvas: { findByRole: typeof screen.findByRole }) {
  await canvas.findByRole('toolbar', { name: 'Formatting' });
  return canvas.findByRole('textbox', { name: 'Content' });
}

/** Types through the browser: simulated keys would change the DOM without the editor. */
async function type(text: HTMLElement, words: string) {
  await waitFor(() => expect(text).toHaveFocus());
  for (const character of words) document.execCommand('insertText', false, character);
}

const paste = async (text: HTMLElement, html: string) => {
  await userEvent.click(text);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  text.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

const drop = (text: HTMLElement, file: File) => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  text.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await editor(canvas);
    await expect(canvas.getByText('0 words')).toBeVisible();
  },
};

export const Everything: Story = {
  args: { value: EVERYTHING },
  play: async ({ canvas, args }) => {
    const text = await editor(canvas);
    await expect(text).toHaveAttribute('aria-multiline', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TypedAndBold: Story = {
  play: async ({ canvas, args }) => {
    const text = await editor(canvas);
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await type(text, 'Orders');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Orders</strong></p>'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

export const SlashMenu: Story = {
  play: async ({ canvas, args }) => {
    const text = await editor(canvas);
    await userEvent.click(text);
    await type(text, '/quo');
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: 'Quotation' })).toBeVisible(),
    );
    await userEvent.keyboard('{Enter}');
    await type(text, 'Said');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<blockquote><p>Said</p></blockquote>'),
    );
  },
};

export const PastedFromWord: Story = {
  play: async ({ canvas }) => {
    const text = await editor(canvas);
    await paste(text, word);
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'Returns audit' })).toBeVisible(),
    );
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
    await expect(text.innerHTML).not.toMatch(/mso-|Mso/);
  },
};

export const HtmlBlock: Story = {
  args: { value: '<p>Before</p><details><summary>More</summary>Text</details><p>After</p>' },
  play: async ({ canvas, args }) => {
    await editor(canvas);
    await waitFor(async () =>
      expect(await canvas.findByText('1 part is kept as HTML')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit source' }));
    await userEvent.type(canvas.getByLabelText('Source of the HTML block'), '<!---->');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>Before</p><details><summary>More</summary>Text</details><!----><p>After</p>',
      ),
    );
  },
};

export const ImageRefused: Story = {
  args: { onProblem: fn() },
  play: async ({ canvas, args }) => {
    const text = await editor(canvas);
    drop(text, new File(['%PDF'], 'brief.pdf', { type: 'application/pdf' }));
    await waitFor(() =>
      expect(args.onProblem).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Invalid file type' }),
      ),
    );
    await expect(text.querySelector('.editor-upload')).toBeNull();
  },
};

export const ImageFailed: Story = {
  args: {
    upload: async () => {
      throw new Error('The connection was lost');
    },
  },
  play: async ({ canvas }) => {
    drop(await editor(canvas), new File(['x'], 'plinth.png', { type: 'image/png' }));
    await waitFor(async () =>
      expect(await canvas.findByText(/The connection was lost/)).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove plinth.png' }));
    await waitFor(() => expect(canvas.queryByText(/The connection was lost/)).toBeNull());
  },
};

export const Uploading: Story = {
  args: {
    upload: (_, { onProgress }) => {
      onProgress(0.6);
      return new Promise(() => {});
    },
  },
  play: async ({ canvas }) => {
    drop(await editor(canvas), new File(['x'], 'plinth.png', { type: 'image/png' }));
    await waitFor(async () => expect(await canvas.findByRole('progressbar')).toBeVisible());
  },
};

export const WithError: Story = {
  args: { error: 'Required' },
  play: async ({ canvas }) => {
    await expect(await editor(canvas)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Blocks: Story = { args: { value: BLOCKS } };
export const BlocksOnAPhone: Story = {
  args: { value: BLOCKS },
  globals: { viewport: { value: 'w320', isRotated: false } },
};

export const Long: Story = { args: { value: EVERYTHING.repeat(6) } };

export const RightToLeft: Story = {
  args: { value: '<h2 dir="rtl">العنوان</h2><p dir="rtl">مرحبا بالعالم</p>' },
};

export const OnAPhone: Story = {
  args: { value: EVERYTHING },
  globals: { viewport: { value: 'w320', isRotated: false } },
};
