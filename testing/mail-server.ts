// A real SMTP server that records mails, and can reject, delay or drop them for a test.
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message, headers first. */
  raw: string;
}

export interface MailServer extends AsyncDisposable {
  /** The value for SMTP_URL. */
  url: string;
  port: number;
  received: ReceivedMail[];
  /** The error for each message; null accepts messages. */
  refuse: { code: number; message: string } | null;
  close(): Promise<void>;
}

/** Opens a server on a free port, without TLS and login unless `options` set them. */
export async function openMailServer(
  options: SMTPServerOptions & { port?: number } = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const { refuse } = mailServer;
        if (refuse)
          return callback(Object.assign(new Error(refuse.message), { responseCode: refuse.code }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        callback(null, 'queued');
      });
    },
    ...options,
  });
  // a client that disconnects in the middle is not a failure of the test
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(options.port ?? 0, '127.0.0.1', () =>
      resolve((listening.address() as { port: number }).port),
    );
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    refuse: null,
    close,
    [Symbol.asyncDispose]: close,
  };
  return mailServer;
}

/** The headers of a message, unfolded, by name in lower case. */
export function headersOf({ raw }: ReceivedMail): Record<string, string> {
  const head = raw.split('\r\n\r\n', 1)[0] as string;
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
}
