// The schemas of enquiries, newsletter sign-ups and call requests, and of their admin calls.
import { z } from 'zod';
import {
  BULK_MAX_ITEMS,
  DAY_MS,
  ENQUIRY_COMPANY_MAX_CHARS,
  ENQUIRY_EMAIL_MAX_CHARS,
  ENQUIRY_INTEREST_MAX_CHARS,
  ENQUIRY_MESSAGE_MAX_CHARS,
  ENQUIRY_NAME_MAX_CHARS,
  ENQUIRY_NOTE_MAX_CHARS,
  ENQUIRY_PHONE_MAX_CHARS,
  ENQUIRY_TRAP_FIELD,
  ENQUIRY_UTM_MAX_CHARS,
  REPLY_MAX_CHARS,
  REPLY_SUBJECT_MAX_CHARS,
  TEXT_MAX_CHARS,
} from '#db/limits.ts';
import { digits, id, optionalChoice, sitePath, text } from './fields.ts';
import { replyTemplate } from './mail.ts';
import { pagination } from './pagination.ts';
import { UTM_NAMES } from './utm.ts';

const PAGE_MAX_CHARS = 300;
const SEARCH_MAX_CHARS = 200;

export const enquiryKind = z.enum(['enquiry', 'newsletter', 'call']);
export type EnquiryKind = z.output<typeof enquiryKind>;

const enquiryStatus = z.enum(['new', 'read', 'answered', 'spam']);
export type EnquiryStatus = z.output<typeof enquiryStatus>;

/** When to call back, in UK time. */
export const preferredTime = z.enum(['any', 'morning', 'midday', 'afternoon']);
export type PreferredTime = z.output<typeof preferredTime>;

/** Trimmed text; `missing` is the message for an empty one. */
const trimmedText = (maxChars: number, missing: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : 'Must be text') })
    // text copied from a PDF can have NUL characters, which nobody sees
    .transform((value) => value.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(maxChars, `Please keep this to ${maxChars} characters`)
        .refine((value) => value.isWellFormed(), 'Contains an invalid character'),
    );

/** An optional field: missing, null and blank become null. */
const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string({ error: 'Must be text' })
    .nullable()
    .default(null)
    .transform((value) => (value === null || value.trim() === '' ? null : value))
    .pipe(schema.nullable());

const name = trimmedText(ENQUIRY_NAME_MAX_CHARS, 'Please enter your name');
const INVALID_EMAIL = 'Please enter a valid email address, such as name@example.com';
const email = trimmedText(ENQUIRY_EMAIL_MAX_CHARS, 'Please enter your email address')
  .transform(withAsciiDomain)
  .pipe(
    z
      .email({ error: INVALID_EMAIL, abort: true })
      .refine(hasPossibleDomain, INVALID_EMAIL)
      .max(ENQUIRY_EMAIL_MAX_CHARS, `Please keep this to ${ENQUIRY_EMAIL_MAX_CHARS} characters`),
  );
// some systems copy a number with invisible bidirectional marks
const phone = trimmedText(ENQUIRY_PHONE_MAX_CHARS, 'Please enter your phone number')
  .transform((value) => value.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
  .refine(
    (value) => value === '' || isPhone(value),
    'Please enter a valid phone number, such as +44 151 496 0120',
  );
const preferredDate = z.iso
  .date('Please choose a day')
  // allows yesterday in UTC, which is still today further west
  .refine(
    (day) => Date.parse(day) > Date.now() - 2 * DAY_MS,
    'That day has passed. Please choose a later one',
  );

/** A path of this site; null when missing, invalid, or that of a shared preview, whose address grants access. */
const pagePath = () =>
  sitePath(PAGE_MAX_CHARS)
    .regex(/^\/(?!preview\/)/)
    .nullable()
    .default(null)
    .catch(null);

/** A browser may cut a long value within a character: the rest of it is dropped. An invalid value becomes null. */
const utmValue = z
  .string()
  .transform((value) => value.replace(/[\uD800-\uDBFF]$/, ''))
  .pipe(text(ENQUIRY_UTM_MAX_CHARS))
  .optional()
  .catch(undefined);
type UtmName = (typeof UTM_NAMES)[number];
/** Other parameters of a link, such as `utm_id`, are dropped. */
const utm = z.object(
  Object.fromEntries(UTM_NAMES.map((name) => [name, utmValue])) as Record<UtmName, typeof utmValue>,
);
/** The known parameters of a campaign link. */
export type Utm = z.output<typeof utm>;

/** The sender's visit, as remembered by the browser tab. Invalid values are ignored. */
const visit = z.object({
  firstPage: pagePath(),
  pageBefore: pagePath(),
  /** The referring host. */
  referrer: z
    .string()
    .regex(/^[\w.-]+$/)
    .max(ENQUIRY_UTM_MAX_CHARS)
    .nullable()
    .default(null)
    .catch(null),
  utm: utm
    .nullable()
    .default(null)
    .catch(null)
    .transform((known) => (known && Object.values(known).some(Boolean) ? known : null)),
  /** Seconds from opening the page to sending. */
  seconds: z.number().min(0).nullable().default(null).catch(null),
});
export type EnquiryVisit = z.output<typeof visit>;

const commonFields = {
  /** The idempotency key: a second post with the same key is the same enquiry. */
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/, 'Must be 16 to 64 letters, digits, hyphens or underscores')
    .optional(),
  /** The honeypot field: people never see it, and an enquiry with a value in it is stored as spam. */
  [ENQUIRY_TRAP_FIELD]: z.string().optional(),
  /** The path of the page that the form was on; an invalid one is ignored. */
  page: pagePath(),
  visit: visit.nullable().default(null).catch(null),
};

/** Converts `a@bücher.example` to `a@xn--bcher-kva.example` for mail servers, as not all browsers do; other text is unchanged. */
function withAsciiDomain(email: string): string {
  const [, local, domain] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  const isInternational = domain !== undefined && /[^\0-\x7f]/.test(domain);
  const host = isInternational ? URL.parse(`http://${domain}`)?.hostname : undefined;
  return host === undefined ? email : `${local}@${host}`;
}

/** Whether such a domain can exist: no part is longer than 63 characters, and what is written in Punycode means something. */
function hasPossibleDomain(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return !/[^.]{64}/.test(domain) && URL.canParse(`http://${domain}`);
}

/** Body of POST /api/enquiries. */
export const enquiryInput = z
  .discriminatedUnion(
    'kind',
    [
      z.object({
        kind: z.literal('enquiry'),
        ...commonFields,
        name,
        email,
        company: optional(trimmedText(ENQUIRY_COMPANY_MAX_CHARS, 'Required')),
        phone: optional(phone),
        interest: optional(trimmedText(ENQUIRY_INTEREST_MAX_CHARS, 'Required')),
        message: trimmedText(ENQUIRY_MESSAGE_MAX_CHARS, 'Please enter a message'),
      }),
      z.object({ kind: z.literal('newsletter'), ...commonFields, email }),
      z.object({
        kind: z.literal('call'),
        ...commonFields,
        name,
        phone,
        email: optional(email),
        preferredDate: optional(preferredDate),
        preferredTime: preferredTime.default('any'),
        message: optional(trimmedText(ENQUIRY_NOTE_MAX_CHARS, 'Required')),
      }),
    ],
    'Must be an enquiry, a newsletter sign-up or a call request',
  )
  .meta({ id: 'EnquiryInput' });
export type ParsedEnquiryInput = z.output<typeof enquiryInput>;

/** The state of forwarding to the marketing platform; `off` when it is not configured. */
export const forwardState = z.enum(['off', 'pending', 'sent', 'failed']);

/** An enquiry as returned to staff. */
export const enquiry = z
  .object({
    id: id(),
    kind: enquiryKind,
    status: enquiryStatus,
    createdAt: z.iso.datetime(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
    interest: z.string().nullable(),
    message: z.string().nullable(),
    preferredDate: z.string().nullable(),
    preferredTime: preferredTime.nullable(),
    page: z.string().nullable(),
    /** The source of the visit, as reported by the browser. */
    firstPage: z.string().nullable(),
    pageBefore: z.string().nullable(),
    referrer: z.string().nullable(),
    utm: utm.nullable(),
    /** Why it was marked as spam on arrival; null otherwise. */
    spamReason: z.string().nullable(),
    /** The id of the enquiry that this one was merged into and is shown with. */
    mergedInto: id().nullable(),
    /** The enquiries that were merged into this one, oldest first. */
    merged: z.array(
      z.object({
        id: id(),
        kind: enquiryKind,
        createdAt: z.iso.datetime(),
        phone: z.string().nullable(),
        company: z.string().nullable(),
        interest: z.string().nullable(),
        message: z.string().nullable(),
        preferredDate: z.string().nullable(),
        preferredTime: preferredTime.nullable(),
        note: z.string(),
      }),
    ),
    /** Other unanswered enquiries from the same email address. */
    doubles: z.array(id()),
    /**
     * The replies of staff, including those to merged enquiries, oldest first; `error` is the mail server's message while a reply
     * could not be sent.
     */
    replies: z.array(
      z.object({
        id: id(),
        createdAt: z.iso.datetime(),
        subject: z.string(),
        text: z.string(),
        state: z.enum(['pending', 'sent', 'failed']),
        error: z.string().nullable(),
      }),
    ),
    forwardState,
    forwardAttempts: z.int(),
    forwardedAt: z.iso.datetime().nullable(),
    forwardError: z.string().nullable(),
    /** The internal note of staff. */
    note: z.string(),
    /** The name of the person in charge of it. */
    owner: z.string().nullable(),
    /** When it was marked as answered. */
    answeredAt: z.iso.datetime().nullable(),
    /** Whether a newsletter sign-up was confirmed by the mailed link; `off` when no link was mailed. */
    confirmState: z.enum(['off', 'pending', 'confirmed']),
    confirmedAt: z.iso.datetime().nullable(),
    /** The mail server's message about an unsent mail of this enquiry; null otherwise. */
    mailError: z.string().nullable(),
  })
  .meta({ id: 'Enquiry' });
export type Enquiry = z.output<typeof enquiry>;

/** The boxes of the inbox: unanswered and answered enquiries, newsletter sign-ups, spam, and all. */
const enquiryBox = z.enum(['open', 'done', 'newsletter', 'spam', 'all']);
export type EnquiryBox = z.output<typeof enquiryBox>;

/** Query of GET /api/admin/enquiries.csv: the filters of the list. */
export const enquiryFilter = z.object({
  search: text(SEARCH_MAX_CHARS).default(''),
  status: optionalChoice(enquiryStatus.options),
  kind: optionalChoice(enquiryKind.options),
  box: enquiryBox.default('all'),
  /** Limits the list to this enquiry, or the one that it was merged into. */
  id: digits().optional(),
});
export type EnquiryFilter = z.output<typeof enquiryFilter>;

/** Query of GET /api/admin/enquiries. */
export const enquiryListQuery = enquiryFilter.extend({
  page: digits().default(1),
  limit: digits().pipe(z.int().min(1).max(100, 'Must be at most 100')).default(50),
});
export type EnquiryListQuery = z.output<typeof enquiryListQuery>;

/** The query of the inbox screen, which shows unanswered enquiries by default. */
export const inboxQuery = enquiryListQuery.extend({ box: enquiryBox.default('open') });

/** The number of enquiries to be erased within 30 days, and the time of the first, ISO 8601. */
const nextErasure = z.object({ number: z.int(), at: z.iso.datetime() });
export type NextErasure = z.output<typeof nextErasure>;

/**
 * Response of GET /api/admin/enquiries. Regardless of the filter, `unread` counts the new enquiries and call requests,
 * `boxes` the enquiries in each box; `owners` are the names in use.
 */
export const enquiryList = z
  .object({
    enquiries: z.array(enquiry),
    pagination,
    unread: z.int().min(0),
    boxes: z.object({
      open: z.int(),
      done: z.int(),
      newsletter: z.int(),
      spam: z.int(),
      all: z.int(),
    }),
    owners: z.array(z.string()),
    /** The number of unsent mails about enquiries. */
    unsentMails: z.int(),
    /** The next enquiries to be erased after their retention period; null for none within 30 days. */
    erasure: nextErasure.nullable(),
    /** The templates for replies; null when no mail server is configured, so that replies cannot be sent. */
    replyTemplates: z.array(replyTemplate).nullable(),
  })
  .meta({ id: 'EnquiryList' });
export type EnquiryList = z.output<typeof enquiryList>;

/** Body of POST /api/admin/enquiries/{id}/replies. */
export const replyInput = z
  .object({
    /** The idempotency key: a second post with the same key is the same reply. */
    key: z.string().regex(/^[\w-]{16,64}$/),
    subject: trimmedText(REPLY_SUBJECT_MAX_CHARS, 'Please enter a subject').refine(
      (value) => !value.includes('\n'),
      'Must be one line',
    ),
    text: trimmedText(REPLY_MAX_CHARS, 'Please write a reply'),
    /** The number of replies the writer has seen; when more are stored, nothing is sent. */
    repliesBefore: z.int().min(0).optional(),
  })
  .meta({ id: 'ReplyInput' });
export type ReplyInput = z.output<typeof replyInput>;

/** Body of PUT /api/admin/enquiries/{id}/merged: all enquiries to be merged into this one; an empty list separates them. */
export const mergeInput = z.object({ ids: z.array(id()).max(BULK_MAX_ITEMS) });

/** Body of PUT /api/admin/enquiries/{id}: omitted fields are kept. */
export const enquiryUpdate = z
  .object({
    status: enquiryStatus.optional(),
    /** The status that `status` follows; when another one is stored, nothing changes. Without it the last write wins. */
    statusBefore: enquiryStatus.optional(),
    note: text(TEXT_MAX_CHARS).optional(),
    /** The note that `note` is based on; when the stored one differs, nothing changes. Without it the last write wins. */
    noteBefore: text(TEXT_MAX_CHARS).optional(),
    owner: text(ENQUIRY_NAME_MAX_CHARS)
      .nullable()
      .transform((name) => name?.trim() || null)
      .optional(),
  })
  .refine(({ noteBefore: _, statusBefore: __, ...change }) => Object.keys(change).length > 0, {
    path: ['status'],
    message: 'Send a status, a note or an owner',
  })
  .meta({ id: 'EnquiryUpdate' });
export type EnquiryUpdate = z.output<typeof enquiryUpdate>;

const atMost = `Must have at most ${BULK_MAX_ITEMS} enquiries`;

/** Body of POST /api/admin/enquiries/bulk: sets the status of each enquiry, or deletes or restores all. */
export const enquiryBulk = z.discriminatedUnion('action', [
  z.object({
    action: z.enum(['delete', 'restore']),
    ids: z.array(id()).min(1, 'Select at least one enquiry').max(BULK_MAX_ITEMS, atMost),
  }),
  z.object({
    action: z.literal('status'),
    items: z
      .array(z.object({ id: id(), status: enquiryStatus }))
      .min(1, 'Select at least one enquiry')
      .max(BULK_MAX_ITEMS, atMost),
  }),
]);
export type EnquiryBulk = z.output<typeof enquiryBulk>;

/** Response: the enquiries in their current state; empty after a delete. */
export const enquiryBulkAnswer = z.object({
  success: z.literal(true),
  enquiries: z.array(enquiry),
});

const PHONE = /^[+(\d][+\d\s()./\u2010-\u2013-]*(,?\s?(#|x|ext\.?|extension)\s?\d{1,6})?$/i;

function isPhone(value: string): boolean {
  const numbers = value.replaceAll(/\D/g, '').length;
  return PHONE.test(value) && numbers >= 6 && numbers <= 20;
}
