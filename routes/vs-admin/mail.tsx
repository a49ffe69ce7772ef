// /vs-admin/mail: the mail settings, and mails that could not be sent.
import type { AppContext } from '#server/context.ts';
import { readMailState } from '#server/mail/mail-state.ts';
import { defer } from '#server/render/defer.ts';
import { Island } from '#ui/islands/island.tsx';
import { renderLoaded } from './loaded-screen.tsx';

/** The settings, a test, and the mails that could not be sent. */
export async function mailScreen(c: AppContext) {
  const { data } = await defer(c, readMailState(c.var));
  const now = new Date().toISOString();
  return renderLoaded(
    c,
    {
      title: 'Mail',
      back: { label: 'Back to Enquiries', href: '/vs-admin/enquiries' },
      data,
      what: 'mail',
    },
    (mail) => <Island name="admin-mail" props={{ mail, now }} when="load" />,
  );
}
