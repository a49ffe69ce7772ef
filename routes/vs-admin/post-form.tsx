// /vs-admin/create and /vs-admin/edit/{id}: the form of a post.
import { findEditable } from '#db/queries/items/editable.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Island } from '#ui/islands/island.tsx';
import { siteMeta } from '../page-meta.ts';
import { renderForm, renderNewForm } from './form-screen.tsx';
import { parseId } from './id-param.ts';
import { countsOf } from './item-counts.tsx';
import { adminNotFound } from './not-found.tsx';

const back = { label: 'Back to Dashboard', href: '/vs-admin/dashboard' };

/** 'Create New Post'. */
export function createPostForm(c: AppContext) {
  const form = <Island name="post-form" props={{ site: siteMeta(c) }} when="load" />;
  return renderNewForm(c, { title: 'Create New Post', back }, form);
}

/** 'Edit Post'. */
export async function editPostForm(c: AppContext) {
  const id = parseId(c.req.param('id'));
  if (id === null) return adminNotFound(c);
  const { data } = await defer(c, findEditable(c.get('db'), 'post', id));
  const note = await countsOf(c, 'post', id);
  return renderForm(
    c,
    { title: 'Edit Post', back, note, data, noun: 'Post' },
    ({ item: post, ...state }) => (
      <Island name="post-form" props={{ post, ...state, site: siteMeta(c) }} when="load" />
    ),
  );
}
