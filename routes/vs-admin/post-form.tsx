// /vs-admin/create (spec §2 'Admin screens').
import type { AppContext } from '#server/context.ts';
import { Island } from '#ui/islands/island.tsx';
import { AdminPageHead } from '#ui/site/admin-page-head.tsx';
import { titled } from '../page-meta.ts';

/** 'Create New Post'. */
export function createPostForm(c: AppContext) {
  return c.render(
    <>
      <AdminPageHead
        title="Create New Post"
        back={{ label: 'Back to Dashboard', href: '/vs-admin/dashboard' }}
      />
      <Island name="post-form" props={{}} when="load" />
    </>,
    { title: titled('Create New Post'), description: 'The back office.', noIndex: true },
  );
}
