// The address that opens an answer in the mail program of staff.
import type { Enquiry } from '#db/contract/enquiries.ts';
import { longDate } from '#ui/kit/dates.ts';

/** Some mail programs open no address of more than 2,000 characters. */
const QUOTED_MAX_CHARS = 1200;

/** A `mailto:` address with subject and the quoted message; null without an email address. */
export function replyMail(enquiry: Enquiry): string | null {
  const { email, name, interest, message, createdAt, kind } = enquiry;
  if (!email) return null;
  const topic = interest ?? (kind === 'call' ? 'your call request' : 'your enquiry');
  const greeting = name ? `Hello ${name.split(/\s/)[0]},` : 'Hello,';
  const quoted = message ? [`On ${longDate(createdAt)} you wrote:`, ...quote(message)] : [];
  const body = [greeting, '', '', '', ...quoted].join('\r\n');
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${topic}`)}&body=${encodeURIComponent(body)}`;
}

function quote(message: string): string[] {
  const characters = [...message];
  const start = characters.slice(0, QUOTED_MAX_CHARS).join('');
  const text = characters.length > QUOTED_MAX_CHARS ? `${start}…` : start;
  return text.split('\n').map((line) => `> ${line}`);
}
