// 'Create New Post' and 'Edit Post': empty, loaded, wrong, saving and refused.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { post as postSchema } from '#db/contract/posts.ts';
import { PostForm } from '#ui/admin/forms/post/post-form.tsx';
import { post } from '../../../fixtures/posts.ts';
import {
  draftPost,
  pendingDraft,
  publishedPost,
  scheduledPost,
} from '../../../fixtures/publishing.ts';
import { siteMeta } from '../../../fixtures/site-meta.ts';
import { loggedIn } from '../../../fixtures/staff-answers.ts';
import { badGateway, failure, never, ok } from '../../../toolbars/answer-api.ts';

const meta = {
  component: PostForm,
  args: { site: siteMeta },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `The form of a new article, validated with the same schema as the API.

        Do: place it under AdminPageHead; it has its own save bar and toasts.

        Don't: put it in a dialog: it warns about unsaved changes.`,
      },
    },
  },
} satisfies Meta<typeof PostForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills in the required fields once the editor has loaded. Text is pasted, because typing it takes seconds. */
async function fillIn() {
  await userEvent.click(screen.getByLabelText('Title'));
  await userEvent.paste('The returns nobody counts');
  await screen.findByRole('toolbar', { name: 'Formatting' });
  const content = await screen.findByRole('textbox', { name: 'Content' });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<p>Most shops count orders.</p>');
  content.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Create Post' }));

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Formatting' });
    for (const name of ['Title', 'Slug', 'Content'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    await expect(canvas.getByLabelText('Excerpt')).not.toBeRequired();
  },
};

export const Loaded: Story = { args: { post: postSchema.parse(post) } };

export const DraftOfAPublishedPost: Story = {
  args: { post: publishedPost, draft: pendingDraft, wasPublished: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveValue('The returns that everybody counts');
    await expect(canvas.getByRole('button', { name: 'Publish changes' })).toBeVisible();
    await expect(canvas.getAllByText('Live · has unpublished changes')[0]).toBeVisible();
  },
};

export const Draft: Story = { args: { post: draftPost } };
export const Scheduled: Story = { args: { post: scheduledPost } };

export const DraftSaved: Story = {
  args: { post: publishedPost },
  parameters: {
    api: { [`PUT /api/admin/posts/${post.id}/draft`]: ok({ draft: pendingDraft }) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Publish changes' })).toBeVisible(),
    );
    const toast = 'Draft saved. Live page unchanged.';
    await waitFor(() => expect(screen.getByText(toast)).toBeVisible());
  },
};

export const Errors: Story = {
  play: async ({ canvas }) => {
    await save();
    await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(3));
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
  },
};

export const OtherReadTime: Story = {
  args: { post: { ...postSchema.parse(post), readTime: 'about 4' } },
  parameters: {
    api: { [`PUT /api/admin/posts/${post.id}`]: badGateway, 'GET /readyz': badGateway },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Read Time');
    const update = () => userEvent.click(canvas.getByRole('button', { name: 'Update Post' }));
    await expect(field).toHaveValue('about 4');
    await update();
    // the update was sent
    await waitFor(() => expect(screen.getByText('Failed to update blog post')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, '-3');
    await update();
    await waitFor(() => expect(canvas.getByText(/^Use a whole number/)).toBeVisible());
    await expect(field).toHaveFocus();
  },
};

export const Saving: Story = {
  parameters: { api: { 'POST /api/admin/posts': never } },
  play: async ({ canvas }) => {
    await fillIn();
    await save();
    await expect(await canvas.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  },
};

export const SlugTaken: Story = {
  parameters: {
    api: {
      'POST /api/admin/posts': failure(409, {
        message: 'This slug is taken',
        errors: [{ path: 'slug', message: 'This slug is taken' }],
      }),
    },
  },
  play: async ({ canvas }) => {
    await fillIn();
    await save();
    await waitFor(() => expect(canvas.getByText('This slug is taken')).toBeVisible());
    await waitFor(() =>
      expect(screen.getByText('This slug is taken', { selector: '.toast *' })).toBeVisible(),
    );
    await expect(canvas.getByLabelText('Slug')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Slug')).toHaveFocus();
  },
};

export const NotSaved: Story = {
  parameters: { api: { 'POST /api/admin/posts': badGateway, 'GET /readyz': badGateway } },
  play: async ({ canvas }) => {
    await fillIn();
    await save();
    await waitFor(() => expect(screen.getByText('Failed to create blog post')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Error')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Create Post' })).toBeEnabled();
    await expect(canvas.getByText(/^Not saved: no connection/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
