// The texts of mails about enquiries, as data from which text and HTML are made.
import { senderOf } from '#db/contract/enquiry-sender.ts';
import { CONFIRM_PATH } from '#db/contract/mail.ts';
import { PREFERRED_TIME_LABELS } from '#db/contract/preferred-time.ts';
import type { ClaimedMail } from '#db/queries/inbox/mails.ts';
import type { MailSite } from './mail-site.ts';

/** A part of a mail: a text written by a person, and facts about it. */
export interface MailPart {
  title?: string;
  text?: string;
  fields?: [name: string, value: string][];
  link?: { label: string; href: string };
}

export interface MailContent {
  subject: string;
  /** The first line of the mail; empty for none. */
  title: string;
  parts: MailPart[];
  footer: string;
  /** The name of the site. */
  site: string;
}

/** The fields that differ by kind of mail. */
type Words = Omit<MailContent, 'site'>;

type Enquiry = ClaimedMail['enquiries'][number];

const KINDS = { enquiry: 'Enquiry', call: 'Call request', newsletter: 'Newsletter sign-up' };

/** The content of a mail, which has at least one enquiry. */
export function mailContentOf(mail: ClaimedMail, site: MailSite): MailContent {
  return { ...wordsOf(mail, site), site: site.name };
}

function wordsOf(mail: ClaimedMail, site: MailSite): Words {
  const { purpose, origin, isDigest, enquiries, reply } = mail;
  const [first] = enquiries as [Enquiry, ...Enquiry[]];
  if (reply) return replyOf(reply, site);
  if (purpose === 'reminder') return reminderOf(first, origin);
  if (purpose === 'receipt') return receiptFor(first, site);
  if (purpose === 'confirmation') return confirmationFor(first, origin, site);
  return isDigest ? digestOf(enquiries, origin) : noticeOf(first, origin);
}

function noticeOf(enquiry: Enquiry, origin: string | null): Words {
  const title = `${KINDS[enquiry.kind]} from ${senderOf(enquiry)}`;
  const about = enquiry.company ? `${title}, ${enquiry.company}` : title;
  const subject = enquiry.spamReason ? `Possible spam: ${about}` : about;
  const reply = enquiry.email ? 'Reply to this email to answer.' : 'No email address was given.';
  return { subject, title, parts: [partOf(enquiry, origin)], footer: reply };
}

function reminderOf(enquiry: Enquiry, origin: string | null): Words {
  const title = `Still unanswered: ${KINDS[enquiry.kind].toLowerCase()} from ${senderOf(enquiry)}`;
  return {
    subject: title,
    title,
    parts: [partOf(enquiry, origin)],
    footer: 'Nobody has marked it as done. Replying from the inbox marks it as done.',
  };
}

/** The reply of staff, with its text unchanged. */
function replyOf({ subject, text }: NonNullable<ClaimedMail['reply']>, site: MailSite): Words {
  return { subject, title: '', parts: [{ text }], footer: addressOf(site) };
}

function digestOf(enquiries: readonly Enquiry[], origin: string | null): Words {
  const { length } = enquiries;
  const noun = length === 1 ? 'enquiry' : 'enquiries';
  return {
    subject: `${length} new ${noun}`,
    title: `${length} ${noun}`,
    parts: enquiries.map((enquiry) => ({
      title: `${KINDS[enquiry.kind]} from ${senderOf(enquiry)}`,
      ...partOf(enquiry, origin),
    })),
    footer: 'Many enquiries arrived within an hour, so these are sent together.',
  };
}

/** The receipt. It repeats nothing typed: the address may belong to a stranger, who must not be sent a third party's text. */
function receiptFor({ kind }: Enquiry, site: MailSite): Words {
  const about = kind === 'call' ? 'call request' : 'enquiry';
  const thanks = site.thanks[kind === 'call' ? 'call' : 'enquiry'];
  return {
    subject: `We have your ${about}`,
    title: `Your ${about} has arrived`,
    parts: [{ text: thanks.text }, { text: `${thanks.urgent} ${site.urgentPhone.label}.` }],
    footer: addressOf(site),
  };
}

function confirmationFor({ confirmToken }: Enquiry, origin: string | null, site: MailSite): Words {
  const href = `${origin}${CONFIRM_PATH}?token=${confirmToken}`;
  return {
    subject: `Please confirm: ${site.name} Insights`,
    title: 'Confirm your sign-up',
    parts: [
      {
        text: `Please confirm that you would like to get the monthly ${site.name} Insights at this address.`,
        link: { label: 'Confirm my sign-up', href },
      },
    ],
    footer: 'If you did not sign up, ignore this email. You won’t hear from us again.',
  };
}

/** The registered name and address; the first line of the stored address, which repeats the name, is skipped. */
function addressOf({ legalName, address }: MailSite): string {
  const [first, ...others] = address;
  return [legalName, ...(first === legalName ? others : address)].join(', ');
}

function partOf(enquiry: Enquiry, origin: string | null): MailPart {
  const { preferredDate, preferredTime, page } = enquiry;
  const call = [
    preferredDate && formatDay(preferredDate),
    preferredTime && PREFERRED_TIME_LABELS[preferredTime],
  ];
  const fields: [string, string | null][] = [
    ['Name', enquiry.name],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Company', enquiry.company],
    ['Interest', enquiry.interest],
    ['Preferred time', call.filter(Boolean).join(', ')],
    ['Sent from', page && (origin ?? '') + page],
    ['Page before', enquiry.pageBefore && (origin ?? '') + enquiry.pageBefore],
    ['First page', enquiry.firstPage && (origin ?? '') + enquiry.firstPage],
    ['Came from', enquiry.referrer],
    ['Campaign', campaignOf(enquiry)],
    ['Possible spam', enquiry.spamReason],
    ['Sent', formatMoment(enquiry.createdAt)],
  ];
  return {
    ...(enquiry.message !== null && { text: enquiry.message }),
    fields: fields.filter((field): field is [string, string] => Boolean(field[1])),
    ...(origin && {
      link: {
        label: 'Open in the inbox',
        href: `${origin}/vs-admin/enquiries?box=all&id=${enquiry.id}#enquiry-${enquiry.id}`,
      },
    }),
  };
}

function campaignOf({ utm }: Enquiry): string | null {
  return utm && Object.values(utm).join(' / ');
}

/** A day in words: `2026-12-01` becomes `December 1, 2026`. */
function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

function formatMoment(iso: string): string {
  const moment = new Date(iso).toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Europe/London',
  });
  return `${moment} (UK time)`;
}
