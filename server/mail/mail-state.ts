// What staff see of the mails about enquiries.
import type { MailState } from '#db/contract/mail.ts';
import { listUnsentMails } from '#db/queries/inbox/mails.ts';
import { readSetting } from '#db/queries/settings.ts';
import type { Deps } from '#server/context.ts';

/** How mails are set up, without what it takes to log in, and what could not be sent. */
export async function readMailState({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<MailState> {
  const [receipts, unsent] = await Promise.all([
    db.read((read) => readSetting(read, 'receipts')),
    listUnsentMails(db),
  ]);
  const { mail } = config;
  const server = mail && {
    host: new URL(mail.url).host,
    from: mail.from.address,
    receivers: mail.receivers.map(({ address }) => address),
  };
  return { server, receipts, unsent };
}
