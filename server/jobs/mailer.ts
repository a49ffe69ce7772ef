// Sends the mails about enquiries: within seconds, a few at a time, with retries for a day.
// The outbox is in the database, so a restart loses nothing (docs/decisions/0044).
import type { Database } from '#db/client.ts';
import { senderOf } from '#db/contract/enquiry-sender.ts';
import type { MailTest } from '#db/contract/mail.ts';
import { HOUR_MS, MAIL_LEASE_MS, MAIL_TRIED_FOR_MS } from '#db/limits.ts';
import { type ClaimedMail, claimMail, findMailDelay, recordMail } from '#db/queries/inbox/mails.ts';
import type { OutboxResult } from '#db/queries/inbox/outbox-result.ts';
import type { Config, MailAddress } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { mailContentOf } from '#server/mail/mail-content.ts';
import { mailHtmlOf } from '#server/mail/mail-html.tsx';
import { type MailSite, readMailSite } from '#server/mail/mail-site.ts';
import { mailTextOf } from '#server/mail/mail-text.ts';
import { MailError, oneLine, sendMail } from '#server/mail/smtp.ts';
import { type OutboxLoop, startOutboxLoop } from './outbox-loop.ts';

/** The number of mails sent concurrently, so that one that hangs does not delay the others. */
const MAILS_AT_ONCE = 3;
/** The longest pause between checks: another process may have stored an enquiry and died before sending its mail. */
const IDLE_MS = 3000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 2 * HOUR_MS;

export interface Mailer extends OutboxLoop {
  /** Sends a mail to each receiver among staff at once; returns the server's responses. */
  sendTest(): Promise<MailTest>;
}

interface MailerOptions {
  db: Database;
  config: Pick<Config, 'mail'>;
  log: Log;
  /** Doubles with each attempt, up to two hours. */
  firstRetryMs?: number;
  /** The time limit for one mail. */
  timeoutMs?: number;
}

/** Starts sending; does nothing when no mail server is configured. */
export function startMailer({
  db,
  config,
  log,
  firstRetryMs = FIRST_RETRY_MS,
  timeoutMs,
}: MailerOptions): Mailer {
  const { mail: settings } = config;
  if (!settings)
    return {
      wake: () => {},
      stop: async () => {},
      sendTest: async () => ({ success: false, answers: [] }),
    };

  const send = async (mail: ClaimedMail, stopping: AbortSignal): Promise<OutboxResult> => {
    try {
      const message = messageOf(mail, settings.receivers, await readMailSite(db));
      await sendMail(settings, message, { stopping, timeoutMs });
      return { state: 'sent', at: Date.now() };
    } catch (error) {
      // interrupted by a stop: the next start sends it at once
      if (stopping.aborted) return { state: 'pending', waitMs: 0, error: 'Interrupted' };
      if (!(error instanceof MailError)) throw error;
      const result = afterFailure(mail, error, firstRetryMs);
      const { ids: mails, purpose } = mail;
      // the server's response may contain the address of a visitor, so it is not logged
      const reason = error.isConnection ? error.response : undefined;
      log.warn({ mails, purpose, state: result.state, reason }, 'email not sent');
      return result;
    }
  };
  const receivers = settings.receivers.map(({ address }) => address);
  const sendNext = async (stopping: AbortSignal) => {
    const mail = await claimMail(db, { leaseMs: MAIL_LEASE_MS, receivers });
    if (!mail) return;
    await recordMail(db, mail, await send(mail, stopping));
  };
  const loops = Array.from({ length: MAILS_AT_ONCE }, () =>
    startOutboxLoop({
      findDelay: () => findMailDelay(db),
      work: sendNext,
      idleMs: IDLE_MS,
      retryMs: firstRetryMs,
      log,
      failure: 'sending emails failed',
    }),
  );
  return {
    wake() {
      for (const loop of loops) loop.wake();
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
    async sendTest() {
      const { name: site } = await readMailSite(db);
      const answers = await Promise.all(
        settings.receivers.map(async (to) => {
          const receiver = to.address;
          try {
            const response = await sendMail(settings, testFor(to, site), { timeoutMs });
            return { receiver, sent: true, response };
          } catch (error) {
            if (!(error instanceof MailError)) throw error;
            return { receiver, sent: false, response: error.response };
          }
        }),
      );
      return { success: answers.every(({ sent }) => sent), answers };
    },
  };
}

function messageOf(mail: ClaimedMail, staff: readonly MailAddress[], site: MailSite) {
  const [enquiry] = mail.enquiries as [ClaimedMail['enquiries'][number]];
  const { email } = enquiry;
  const visitor =
    email === null ? undefined : { name: oneLine(senderName(enquiry)), address: email };
  const content = mailContentOf(mail, site);
  const { receiver, purpose, isDigest } = mail;
  const to =
    receiver === null
      ? { name: '', address: email as string }
      : (staff.find(({ address }) => address === receiver) ?? { name: '', address: receiver });
  const name = isDigest ? 'digest' : purpose;
  return {
    to,
    ...(isToStaff(mail) && !isDigest && visitor && { replyTo: visitor }),
    ...(purpose === 'reply' && { isPersonal: true, replyTo: staff[0] }),
    subject: content.subject,
    text: mailTextOf(content),
    html: mailHtmlOf(content),
    messageId: messageIdOf(name, mail.ids[0], enquiry),
    references: mail.earlier.map(({ id, purpose }) => messageIdOf(purpose, id, enquiry)),
  };
}

/** Made from constant values, so that each attempt has the same id. */
function messageIdOf(name: string, id: number | undefined, { createdAt }: { createdAt: string }) {
  return `${name}-${id}.${Date.parse(createdAt)}`;
}

function senderName(enquiry: ClaimedMail['enquiries'][number]): string {
  const sender = senderOf(enquiry);
  return sender === enquiry.email ? '' : sender;
}

function testFor(to: MailAddress, site: string) {
  const content = {
    site,
    subject: 'Test email',
    title: 'Emails about enquiries work',
    parts: [{ text: 'New enquiries are sent to this address.' }],
    footer: 'Sent with ‘Send a test’ in the back office.',
  };
  const { subject } = content;
  const messageId = `test.${crypto.randomUUID()}`;
  return { to, subject, text: mailTextOf(content), html: mailHtmlOf(content), messageId };
}

function isToStaff({ purpose }: Pick<ClaimedMail, 'purpose'>): boolean {
  return purpose === 'notice' || purpose === 'reminder';
}

/** A failed mail is retried for a day, unless the address of a visitor or the content is rejected. */
function afterFailure(
  { purpose, attempts, queuedAt }: ClaimedMail,
  { response: error, isRejected }: MailError,
  firstRetryMs: number,
): OutboxResult {
  const isHopeless = isRejected && !isToStaff({ purpose });
  if (isHopeless || Date.now() - queuedAt > MAIL_TRIED_FOR_MS) return { state: 'failed', error };
  const waitMs = Math.min(firstRetryMs * 2 ** (attempts - 1), LONGEST_RETRY_MS);
  return { state: 'pending', waitMs, error };
}
