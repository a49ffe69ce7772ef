// The admin calls for the mails about enquiries: the settings, unsent mails, sending them again, and a test.
import { Hono } from 'hono';
import {
  mailSettings,
  mailState,
  mailTest,
  sendAgainAnswer,
  sendAgainInput,
} from '#db/contract/mail.ts';
import { sendMailsAgain } from '#db/queries/inbox/unsent-mails.ts';
import { changeMailSettings } from '#db/queries/settings.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validJson } from '#server/http/validate.ts';
import { readMailState } from '#server/mail/mail-state.ts';

export const adminMail = new Hono<Env>()
  .get(
    '/',
    describeRoute({
      operationId: 'getMailState',
      tag: 'Enquiries',
      summary: 'Mail settings, and emails that could not be sent',
      answer: [200, mailState],
    }),
    async (c) => c.json(await readMailState(c.var)),
  )
  .put(
    '/',
    describeRoute({
      operationId: 'changeMailSettings',
      tag: 'Enquiries',
      summary: 'Change receipts for visitors, reminders for staff, and reply templates',
      answer: [200, mailState],
      failures: [409],
    }),
    jsonOnly(),
    validJson(mailSettings),
    async (c) => {
      await changeMailSettings(c.get('db'), c.req.valid('json'));
      return c.json(await readMailState(c.var));
    },
  )
  .post(
    '/test',
    describeRoute({
      operationId: 'sendTestMail',
      tag: 'Enquiries',
      summary: 'Send a test email to each recipient, and return the response of the mail server',
      answer: [200, mailTest],
    }),
    async (c) => c.json(await c.get('mailer').sendTest()),
  )
  .post(
    '/send-again',
    describeRoute({
      operationId: 'sendMailsAgain',
      tag: 'Enquiries',
      summary: 'Resend emails that could not be sent, of one enquiry or all',
      answer: [200, sendAgainAnswer],
      failures: [404],
    }),
    jsonOnly(),
    validJson(sendAgainInput),
    async (c) => {
      const { enquiryId } = c.req.valid('json');
      const queued = await sendMailsAgain(c.get('db'), { enquiryId, now: Date.now() });
      c.get('mailer').wake();
      return c.json({ success: true, queued } as const);
    },
  );
