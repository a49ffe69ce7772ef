// /vs-admin/create and /vs-admin/edit/{id}: the form of a post.
import { findEditable } from '#db/queries/items/editable.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf } from '#server/render/defer.ts';
import { AdminFormSkeleton } from '#ui/admin/forms/admin-form-skeleton.tsx';
import { AdminItemMissing } from '#ui/admin/shell/admin-item-missing.tsx';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { siteMeta } from '../page-meta.ts';
import { adminMeta } from './admin-meta.ts';
import { parseId } from './id-param.ts';
import { countsOf } from './item-counts.tsx';
import { adminNotFound } from './not-found.tsx';

const back = { label: 'Back to Dashboard', href: '/vs-admin/dashboard' };

/** 'Create New Post'. */
export function createPostForm(c: AppContext) {
  return c.render(
    <>
      <AdminPageHead title="Create New Post" back={back} compact />
      <Island name="post-form" props={{ site: siteMeta(c) }} when="load" />
    </>,
    adminMeta(c, 'Create New Post'),
  );
}

/** 'Edit Post'. */
export async function editPostForm(c: AppContext) {
  const id = parseId(c.req.param('id'));
  if (id === null) return adminNotFound(c);
  const { data } = await defer(c, findEditable(c.var.db, 'post', id));
  const counts = await countsOf(c, 'post', id);
  const missing = <AdminItemMissing title="Post not found" back={back} />;
  return c.render(
    <>
      <AdminPageHead title="Edit Post" back={back} note={counts} compact />
      <Deferred
        data={data}
        fallback={<AdminFormSkeleton label="Loading post..." />}
        failed={<AdminItemMissing title="The post could not be loaded" back={back} />}
      >
        {(found) =>
          found ? (
            <Island
              name="post-form"
              props={{
                post: found.item,
                draft: found.draft,
                wasPublished: found.wasPublished,
                neighbours: found.neighbours,
                site: siteMeta(c),
              }}
              when="load"
            />
          ) : (
            missing
          )
        }
      </Deferred>
    </>,
    adminMeta(c, 'Edit Post', statusOf(data)),
  );
}
