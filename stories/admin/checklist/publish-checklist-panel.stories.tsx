// The checklist of a form: ready, with something missing, with pictures without alt text, of a live and a scheduled item.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Post } from '#db/contract/posts.ts';
import { postChecklist } from '#ui/admin/checklist/post-checklist.ts';
import { PublishChecklistPanel } from '#ui/admin/checklist/publish-checklist-panel.tsx';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { EMPTY_POST, type PostFormValues } from '#ui/admin/forms/post/post-form-values.ts';
import { picturedPost } from '#ui/admin/media/missing-alts.ts';
import { trackUpload } from '#ui/admin/media/uploads-on-their-way.ts';
import type { FormPublishing, Publishing } from '#ui/admin/publishing/use-publishing.ts';
import { withClientData } from '../../fixtures/admin-decorators.tsx';
import { formPublishingOf, isNew, isPublished, isScheduled } from '../../fixtures/publishing.ts';
import { ok } from '../../toolbars/answer-api.ts';

const COMPLETE: PostFormValues = {
  ...{ title: 'The returns that everybody counts', slug: 'the-returns-that-everybody-counts' },
  ...{ content: '<p>Returns.</p>', excerpt: 'On returns.', image: '/images/cover-pages.jpg' },
  ...{ readTime: '3', categories: 'Commerce', author: 'Ada' },
};

interface ExampleProps {
  publishing: Publishing;
  values: PostFormValues;
  change?: Partial<FormPublishing>;
}

function Example({ publishing, values, change }: ExampleProps) {
  const form = useForm({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <form>
        <TextField<PostFormValues> name="excerpt" label="Excerpt" />
        <PublishChecklistPanel<PostFormValues, Post>
          publishing={formPublishingOf(publishing, { live: () => COMPLETE, ...change })}
          folder="/insights"
          checklistOf={postChecklist}
          picturesOf={picturedPost}
          textsOf={({ content }) => [
            { field: { name: 'content', label: 'Content' }, html: content },
          ]}
        />
      </form>
    </FormProvider>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: /^Checklist:/ }));

const meta = {
  component: Example,
  args: { publishing: isNew, values: COMPLETE },
  decorators: [withClientData],
  parameters: {
    docs: {
      description: {
        component: `What will be public, where, when, and what is missing.

        Do: place it in the save bar, near the publish button.

        Don't: block publishing with it.`,
      },
    },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText('Nothing is missing.')).toBeVisible());
    await expect(screen.getByText('As soon as you press Create Post')).toBeVisible();
  },
};
export const Missing: Story = {
  args: { values: { ...EMPTY_POST, title: 'Returns', slug: 'returns' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checklist: 1 missing' })).toBeVisible();
    await open();
    await waitFor(() => expect(screen.getByText('Content is empty')).toBeVisible());
    await userEvent.click(screen.getByText('No excerpt for lists and search results'));
    await waitFor(() => expect(canvas.getByLabelText('Excerpt')).toHaveFocus());
  },
};
export const Live: Story = {
  args: {
    publishing: isPublished,
    values: { ...COMPLETE, title: 'Another title', slug: 'another-title' },
  },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText('Title and Slug change')).toBeVisible());
    await expect(screen.getByText(/^The old address/)).toBeVisible();
  },
};
export const Scheduled: Story = {
  args: { publishing: isScheduled },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText(/2999 .*automatically$/)).toBeVisible());
  },
};
export const PictureUploading: Story = {
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    void trackUpload(new File([], 'desk.jpg'), promise);
    await canvas.findByRole('button', { name: 'Checklist: 1 missing' });
    await open();
    await waitFor(() => expect(screen.getByText('desk.jpg is still uploading')).toBeVisible());
    resolve();
    await waitFor(() => expect(screen.getByText('Nothing is missing.')).toBeVisible());
  },
};
export const LinkToADraft: Story = {
  args: { values: { ...COMPLETE, content: '<p>See <a href="/insights/begun">it</a>.</p>' } },
  parameters: {
    api: {
      'POST /api/admin/links/check': ok({
        problems: [
          {
            href: '/insights/begun',
            message: 'Links to a draft. Visitors can open it once it is published',
          },
        ],
      }),
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Checklist: 1 to check' });
    await open();
    await waitFor(() => expect(screen.getByText(/the link to \/insights\/begun/)).toBeVisible());
  },
};
const describe = fn(async () => {});
export const PictureWithoutAltText: Story = {
  args: {
    values: { ...COMPLETE, content: '<p>Returns.</p><img src="/images/about-stage.jpg">' },
    change: {
      pictures: {
        find: async () => [
          { src: '/images/about-stage.jpg', name: undefined, place: 'Cover image' },
        ],
        describe,
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Checklist: 1 to check' });
    await open();
    await userEvent.type(await screen.findByLabelText('Alt text'), 'An empty stage');
    await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
    await expect(describe).toHaveBeenCalledWith(
      [{ src: '/images/about-stage.jpg', name: undefined, place: 'Cover image' }],
      new Map([['/images/about-stage.jpg', { alt: 'An empty stage' }]]),
    );
  },
};
