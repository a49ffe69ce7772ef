// How an answer starts: in the inbox, or in the mail program of staff.
import type { Enquiry } from '#db/contract/enquiries.ts';
import type { ReplyTemplate } from '#db/contract/mail.ts';
import { longDate } from '#ui/kit/dates.ts';

/** Some mail programs open no address of more than 2,000 characters. */
const QUOTED_MAX_CHARS = 1200;

/** A `mailto:` address with subject and the quoted message; null without an email address. */
export function replyMail(enquiry: Enquiry): string | null {
  const { email } = enquiry;
  if (!email) return null;
  const { subject, text } = replyText(enquiry);
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The subject of an answer and what it starts with: a greeting, and the quoted message. */
export function replyText(enquiry: Enquiry): { subject: string; text: string } {
  const { name, interest, kind } = enquiry;
  const topic = interest ?? (kind === 'call' ? 'your call request' : 'your enquiry');
  const greeting = name ? `Hello ${firstName(name)},` : 'Hello,';
  return { subject: `Re: ${topic}`, text: [greeting, '', '', '', ...quoted(enquiry)].join('\n') };
}

/**
 * The answer `text`, started with a template or with none. It replaces `start`; a text in which something was
 * typed since stays below it.
 */
export function startedWith(
  template: ReplyTemplate | undefined,
  { text, start, enquiry }: { text: string; start: string; enquiry: Enquiry },
): string {
  const filled = template && filledTemplate(template, enquiry);
  if (text !== start) return filled === undefined ? text : `${filled}\n\n${text}`;
  return filled === undefined
    ? replyText(enquiry).text
    : [filled, '', ...quoted(enquiry)].join('\n');
}

function filledTemplate({ text }: ReplyTemplate, { name }: Enquiry): string {
  // a function, because `$` in a replacement string is a pattern
  if (name) return text.replaceAll('{name}', () => firstName(name));
  return text.replaceAll(' {name}', '').replaceAll('{name}', '');
}

function firstName(name: string): string {
  return name.split(/\s/)[0] ?? name;
}

function quoted({ message, createdAt }: Enquiry): string[] {
  return message ? [`On ${longDate(createdAt)} you wrote:`, ...quote(message)] : [];
}

function quote(message: string): string[] {
  const characters = [...message];
  const start = characters.slice(0, QUOTED_MAX_CHARS).join('');
  const text = characters.length > QUOTED_MAX_CHARS ? `${start}…` : start;
  return text.split('\n').map((line) => `> ${line}`);
}
