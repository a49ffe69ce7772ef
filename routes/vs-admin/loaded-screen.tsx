// A screen of the back office whose content has to be loaded.
import type { ReactNode } from 'react';
import type { AppContext } from '#server/context.ts';
import { statusOf } from '#server/render/defer.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

const DASHBOARD = { label: 'Back to Dashboard', href: '/vs-admin/dashboard' };

interface LoadedScreen<Data> {
  title: string;
  back?: { label: string; href: string };
  actions?: ReactNode;
  data: DeferredData<Data>;
  /** What is loaded, for the messages until it is there and when it failed. */
  what: string;
  whatFailed?: string;
}

/** Renders `show(data)` below the title, or a message in its place. */
export function renderLoaded<Data>(
  c: AppContext,
  { title, back = DASHBOARD, actions, data, what, whatFailed = what }: LoadedScreen<Data>,
  show: (data: Data) => ReactNode,
) {
  return c.render(
    <>
      <AdminPageHead title={title} back={back} actions={actions} />
      <Deferred
        data={data}
        fallback={<p role="status">{`Loading ${what}...`}</p>}
        failed={<Alert>{`Error loading ${whatFailed}. Please try again later.`}</Alert>}
      >
        {show}
      </Deferred>
    </>,
    adminMeta(c, title, statusOf(data)),
  );
}
