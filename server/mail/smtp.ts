// Hands mails over to the configured SMTP server.
import { MAIL_TIMEOUT_MS } from '#db/limits.ts';
import type { MailAddress, MailConfig } from '#server/config.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const ERROR_MAX_CHARS = 300;
/** A login is missing or wrong: some servers say so only at the receiver. */
const LOGIN_REFUSED = new Set([530, 535]);

/** A mail without its sender. */
export interface Message {
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Written by a person: programs may answer it automatically. */
  isPersonal?: boolean;
  /** The part before the `@`: the same for each attempt, so that a mail that arrives twice is shown once. */
  messageId: string;
  /** Those parts of the mails before it in the conversation, oldest first. */
  references?: readonly string[];
}

/**
 * A mail that was not taken. `response` are the server's words. `isRejected`: it refuses this receiver or this text for good;
 * after any other failure, a wrong password too, the next attempt may succeed.
 */
export class MailError extends Error {
  constructor(
    readonly response: string,
    readonly isRejected = false,
  ) {
    super(response);
  }
}

/**
 * Sends one mail to one receiver. Returns the server's answer. Throws `MailError`, also when `stopping` aborts or the server
 * takes longer than `timeoutMs`.
 */
export async function sendMail(
  { url, from }: MailConfig,
  { to, replyTo, messageId, references = [], subject, isPersonal = false, ...content }: Message,
  { stopping, timeoutMs = MAIL_TIMEOUT_MS }: { stopping?: AbortSignal; timeoutMs?: number } = {},
): Promise<string> {
  // loaded with the first mail: most sites start without one
  const { createTransport } = await import('nodemailer');
  const { username, hostname, protocol } = new URL(url);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  const transport = createTransport({
    url,
    connectionTimeout: Math.min(timeoutMs, CONNECT_TIMEOUT_MS),
    greetingTimeout: Math.min(timeoutMs, CONNECT_TIMEOUT_MS),
    socketTimeout: timeoutMs,
    // a password is never sent in the clear, also when a server claims that it cannot do TLS
    requireTLS: protocol === 'smtp:' && username !== '' && !isLocal,
    // nobody can intercept the connection to a server on this machine, and no certificate names it
    tls: { rejectUnauthorized: !isLocal },
    // the content of a mail is text: no file and no URL is ever read for it
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const timeout = AbortSignal.timeout(timeoutMs);
  const idOf = (part: string) => `<${part}@${from.address.split('@')[1]}>`;
  const thread = references.map(idOf);
  try {
    const { response } = await transport.sendMail({
      from,
      sender: undefined,
      to,
      replyTo,
      subject: oneLine(subject),
      ...content,
      messageId: idOf(messageId),
      inReplyTo: thread.at(-1),
      references: thread,
      headers: isPersonal
        ? {}
        : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      signal: stopping ? AbortSignal.any([stopping, timeout]) : timeout,
    });
    return response;
  } catch (error) {
    throw timeout.aborted
      ? new MailError('The mail server took too long to respond')
      : mailErrorOf(error);
  }
}

/** Text for a header: one line, whatever a visitor typed. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function mailErrorOf(error: unknown): MailError {
  const {
    response,
    responseCode = 0,
    command = '',
    message,
  } = error as {
    response?: string;
    responseCode?: number;
    command?: string;
    message?: string;
  };
  const words = oneLine(response ?? message ?? 'The email was not sent').slice(0, ERROR_MAX_CHARS);
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isRejected = isAboutMail && responseCode >= 500 && !LOGIN_REFUSED.has(responseCode);
  return new MailError(words, isRejected);
}
