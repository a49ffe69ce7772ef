// /vs-admin/mail: the mail settings, and mails that could not be sent.
import type { AppContext } from '#server/context.ts';
import { readMailState } from '#server/mail/mail-state.ts';
import { defer, statusOf } from '#server/render/defer.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

/** The settings, a test, and the mails that could not be sent. */
export async function mailScreen(c: AppContext) {
  const { data } = await defer(c, readMailState(c.var));
  const now = new Date().toISOString();
  return c.render(
    <>
      <AdminPageHead
        title="Mail"
        back={{ label: 'Back to Enquiries', href: '/vs-admin/enquiries' }}
      />
      <Deferred
        data={data}
        fallback={<p role="status">Loading mail...</p>}
        failed={<Alert>Error loading mail. Please try again later.</Alert>}
      >
        {(mail) => <Island name="admin-mail" props={{ mail, now }} when="load" />}
      </Deferred>
    </>,
    adminMeta(c, 'Mail', statusOf(data)),
  );
}
