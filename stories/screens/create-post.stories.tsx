// /vs-admin/create: empty and wrong. The other states of the form are stories of PostForm.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { PostForm } from '#ui/admin/forms/post/post-form.tsx';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import * as form from '../admin/forms/post/post-form.stories.tsx';
import { siteMeta } from '../fixtures/site-meta.ts';
import { loggedIn } from '../fixtures/staff-answers.ts';
import { AdminScreen } from './frames.tsx';

function CreatePost({ site }: Pick<ComponentProps<typeof PostForm>, 'site'>) {
  return (
    <AdminScreen path="/vs-admin/create">
      <AdminPageHead
        compact
        title="Create New Post"
        back={{ label: 'Back to Dashboard', href: '/vs-admin/dashboard' }}
      />
      <PostForm site={site} />
    </AdminScreen>
  );
}

const meta = {
  component: CreatePost,
  args: { site: siteMeta },
  parameters: { api: loggedIn },
} satisfies Meta<typeof CreatePost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { play: form.Errors.play };
