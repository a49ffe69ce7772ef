// Sends mails through the configured SMTP server.
import { MAIL_TIMEOUT_MS } from '#db/limits.ts';
import { isLocalHost, type MailAddress, type MailConfig } from '#server/config.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const ERROR_MAX_CHARS = 300;
/** The login is missing or wrong: some servers report it only at RCPT. */
const LOGIN_REFUSED = new Set([530, 535]);

/** A mail without its sender. */
export interface Message {
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Written by a person: automatic replies are allowed. */
  isPersonal?: boolean;
  /** The part of the Message-ID before the `@`. The same for each attempt, so that a mail that arrives twice is shown once. */
  messageId: string;
  /** The same parts of the earlier mails in the thread, oldest first. */
  references?: readonly string[];
}

/**
 * A mail that was not accepted. `response` is the server's text. `isRejected`: the server permanently rejects this receiver
 * or text; after any other failure, including a wrong password, the next attempt may succeed. `isConnection`: there was no
 * connection, and the text is not the server's.
 */
export class MailError extends Error {
  constructor(
    readonly response: string,
    readonly isRejected = false,
    readonly isConnection = false,
  ) {
    super(response);
  }
}

/**
 * Sends one mail to one receiver and returns the server's response. Throws `MailError`, also when `stopping` aborts or the
 * server takes longer than `timeoutMs`.
 */
export async function sendMail(
  { url, from }: MailConfig,
  { to, replyTo, messageId, references = [], subject, isPersonal = false, ...content }: Message,
  { stopping, timeoutMs = MAIL_TIMEOUT_MS }: { stopping?: AbortSignal; timeoutMs?: number } = {},
): Promise<string> {
  // imported with the first mail: most starts send none
  const { createTransport } = await import('nodemailer');
  const { username, hostname, protocol } = new URL(url);
  const isLocal = isLocalHost(hostname);
  const transport = createTransport({
    url,
    connectionTimeout: Math.min(timeoutMs, CONNECT_TIMEOUT_MS),
    greetingTimeout: Math.min(timeoutMs, CONNECT_TIMEOUT_MS),
    socketTimeout: timeoutMs,
    // a password is never sent unencrypted, even if a server claims not to support TLS
    requireTLS: protocol === 'smtp:' && username !== '' && !isLocal,
    // a connection to this machine cannot be intercepted, and no certificate names it
    tls: { rejectUnauthorized: !isLocal },
    // the content is text: no file or URL is ever read for it
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

/** Text for a header: a single line, whatever a visitor typed. */
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
  const isConnection = response === undefined && command === 'CONN';
  const reason = response ?? message ?? 'The email was not sent';
  const words = oneLine(isConnection ? `No connection to the mail server: ${reason}` : reason);
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isRejected = isAboutMail && responseCode >= 500 && !LOGIN_REFUSED.has(responseCode);
  return new MailError(words.slice(0, ERROR_MAX_CHARS), isRejected, isConnection);
}
