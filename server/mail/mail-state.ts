// The state of mail, as shown to staff.
import type { MailState } from '#db/contract/mail.ts';
import { listUnsentMails } from '#db/queries/inbox/unsent-mails.ts';
import { readSetting, type Settings } from '#db/queries/settings.ts';
import type { Deps } from '#server/context.ts';

/** The mail settings, without the login, and the mails that could not be sent. */
export async function readMailState({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<MailState> {
  const setting = <Name extends keyof Settings>(name: Name) =>
    db.read((read) => readSetting(read, name));
  const [receipts, reminderHours, replyTemplates, unsent] = await Promise.all([
    setting('receipts'),
    setting('reminderHours'),
    setting('replyTemplates'),
    listUnsentMails(db),
  ]);
  const { mail } = config;
  const server = mail && {
    host: new URL(mail.url).host,
    from: mail.from.address,
    receivers: mail.receivers.map(({ address }) => address),
  };
  return { server, receipts, reminderHours, replyTemplates, unsent };
}
