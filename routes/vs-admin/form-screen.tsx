// The screens of forms: that of a new item, and that of a stored one, which has to be loaded.
import type { ReactNode } from 'react';
import type { AppContext } from '#server/context.ts';
import { statusOf } from '#server/render/defer.ts';
import { AdminFormSkeleton } from '#ui/admin/forms/admin-form-skeleton.tsx';
import { AdminItemMissing } from '#ui/admin/shell/admin-item-missing.tsx';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

interface FormHead {
  title: string;
  back: { label: string; href: string };
}

/** Renders the form of a new item. */
export function renderNewForm(c: AppContext, { title, back }: FormHead, form: ReactNode) {
  return c.render(
    <>
      <AdminPageHead title={title} back={back} compact />
      {form}
    </>,
    adminMeta(c, title),
  );
}

interface StoredForm<Data> extends FormHead {
  note?: ReactNode;
  data: DeferredData<Data | null>;
  noun: 'Post' | 'Case study' | 'Page';
}

/** Renders `form(data)`, or a message in its place, also when there is no such item. */
export function renderForm<Data>(
  c: AppContext,
  { title, back, note, data, noun }: StoredForm<Data>,
  form: (data: Data) => ReactNode,
) {
  const name = noun.toLowerCase();
  return c.render(
    <>
      <AdminPageHead title={title} back={back} note={note} compact />
      <Deferred
        data={data}
        fallback={<AdminFormSkeleton label={`Loading ${name}...`} />}
        failed={<AdminItemMissing title={`The ${name} could not be loaded`} back={back} />}
      >
        {(found) =>
          found === null ? (
            <AdminItemMissing title={`${noun} not found`} back={back} />
          ) : (
            form(found)
          )
        }
      </Deferred>
    </>,
    adminMeta(c, title, statusOf(data)),
  );
}
