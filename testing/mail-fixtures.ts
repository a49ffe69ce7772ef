// A site with a mail server and a mailer, for the tests of mails.
import { afterEach } from 'bun:test';
import type { Server } from 'node:net';
import { changeMailSettings } from '#db/queries/settings.ts';
import { mails } from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { parseConfig } from '#server/config.ts';
import { type Mailer, startMailer } from '#server/jobs/mailer.ts';
import { mailPlanOf } from '#server/mail/mail-plan.ts';
import { openMailServer } from './mail-server.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const ORIGIN = 'https://verso.example';
const configOf = (url: string, more: Record<string, string> = {}) =>
  parseConfig({
    SMTP_URL: url,
    MAIL_FROM: 'Verso <site@verso.example>',
    ENQUIRIES_TO: 'office@verso.example',
    ORIGIN,
    ...more,
  });

/** Sends an enquiry as a visitor does, and returns its id; `more` are further variables. Throws when it is refused. */
export function send(app: TestApp, input: object = {}, more?: Record<string, string>) {
  const mail = mailPlanOf(configOf('smtp://127.0.0.1:1', more), ORIGIN);
  return sendEnquiry(app.deps.db, { page: '/contact', ...input }, { mail });
}

/** The stored mails. */
export const rows = (app: TestApp) => app.deps.db.read((read) => read.select().from(mails));
/** Whether all stored mails are sent, for `until`. */
export const areSent = (app: TestApp) => async () =>
  (await rows(app)).every(({ state }) => state === 'sent');
/** Whether a stored mail has an error, for `until`. */
export const hasError = (app: TestApp) => async () =>
  (await rows(app)).some(({ error }) => error !== null);

/** Functions that open what a test needs. Everything is closed after each test of the calling file. */
export function mailFixtures() {
  const cleanUp: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of cleanUp.splice(0).reverse()) await end();
  });

  async function openSite() {
    const app = await openTestApp();
    cleanUp.push(() => app[Symbol.asyncDispose]());
    // a reminder is sent only at its hour
    await changeMailSettings(app.deps.db, { reminderHours: 0 });
    return app;
  }

  async function openServer(options?: Parameters<typeof openMailServer>[0]) {
    const server = await openMailServer(options);
    cleanUp.push(() => server.close());
    return server;
  }

  function start(
    app: TestApp,
    url: string,
    more?: Record<string, string>,
    timeoutMs?: number,
  ): Mailer {
    const { db, log } = app.deps;
    const mailer = startMailer({
      db,
      log,
      config: configOf(url, more),
      firstRetryMs: 20,
      timeoutMs,
    });
    cleanUp.push(() => mailer.stop());
    return mailer;
  }

  /** Listens on `port`, by default a free one; returns the port. */
  async function listen(server: Server, port = 0): Promise<number> {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    cleanUp.push(() => server.close());
    return (server.address() as { port: number }).port;
  }

  return { openSite, openServer, start, listen };
}
