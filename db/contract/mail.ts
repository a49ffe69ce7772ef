// The schemas of the mails about enquiries: their settings, the unsent ones, and the test.
import { z } from 'zod';
import {
  ENQUIRY_NAME_MAX_CHARS,
  REMINDER_MAX_HOURS,
  REPLY_MAX_CHARS,
  REPLY_TEMPLATES_MAX,
} from '#db/limits.ts';
import { id, text } from './fields.ts';
import { MAIL_PURPOSES } from './mail-purpose.ts';

/** The path of the link that confirms a newsletter sign-up; its parameter is `token`. */
export const CONFIRM_PATH = '/newsletter/confirm';

/** A mail that could not be sent so far. */
const unsentMail = z
  .object({
    id: id(),
    enquiryId: id(),
    purpose: z.enum(MAIL_PURPOSES),
    receiver: z.string(),
    /** The sender of the enquiry, and when it was sent. */
    sender: z.string(),
    sentAt: z.iso.datetime(),
    /** The response of the mail server, or the connection error. */
    error: z.string(),
    attempts: z.int(),
    /** The time of the next attempt; null when sending was given up. */
    nextAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'UnsentMail' });
export type UnsentMail = z.output<typeof unsentMail>;

/** A template for replies; `{name}` is replaced by the sender's first name. */
export const replyTemplate = z.object({
  name: text(ENQUIRY_NAME_MAX_CHARS).trim().min(1, 'Please enter a name'),
  text: text(REPLY_MAX_CHARS),
});
export type ReplyTemplate = z.output<typeof replyTemplate>;

const settings = {
  receipts: z.boolean(),
  /** The hours after which staff are reminded of an unanswered enquiry; 0 for never. */
  reminderHours: z.int().min(0).max(REMINDER_MAX_HOURS, `Must be at most ${REMINDER_MAX_HOURS}`),
  replyTemplates: z.array(replyTemplate).max(REPLY_TEMPLATES_MAX),
};

/** Response of GET /api/admin/mail. */
export const mailState = z
  .object({
    /** The mail server and sender; null when no mail server is configured. */
    server: z
      .object({ host: z.string(), from: z.string(), receivers: z.array(z.string()) })
      .nullable(),
    ...settings,
    unsent: z.array(unsentMail),
  })
  .meta({ id: 'MailState' });
export type MailState = z.output<typeof mailState>;

/** Body of PUT /api/admin/mail: omitted settings are kept. */
export const mailSettings = z
  .object({
    ...settings,
    /**
     * The stored templates that `replyTemplates` is based on; when the stored ones differ, nothing changes. Without it the last
     * write wins.
     */
    replyTemplatesBefore: settings.replyTemplates,
  })
  .partial();
export type MailSettings = z.output<typeof mailSettings>;

/** Body of POST /api/admin/mail/send-again: the unsent mails of one enquiry, or all of them. */
export const sendAgainInput = z.object({ enquiryId: id().optional() });

export const sendAgainAnswer = z.object({ success: z.literal(true), queued: z.int() });

/** Response of POST /api/admin/mail/test: the mail server's response for each receiver. */
export const mailTest = z
  .object({
    success: z.boolean(),
    answers: z.array(z.object({ receiver: z.string(), sent: z.boolean(), response: z.string() })),
  })
  .meta({ id: 'MailTest' });
export type MailTest = z.output<typeof mailTest>;
