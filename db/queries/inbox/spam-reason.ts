// Whether the content of an enquiry looks like spam. Spam is only marked, never dropped.
import type { ParsedEnquiryInput } from '#db/contract/enquiries.ts';

const LINK = /https?:\/\/|\bwww\./gi;
const LINKS_MAX = 2;
/** Shorter texts are not checked for their script. */
const LETTERS_MIN = 20;
/** Less time than a person needs to fill in the form. */
const SECONDS_MIN = 3;

/** Why the enquiry is suspicious, as a text for staff; null when it is not. */
export function spamReasonOf(input: ParsedEnquiryInput): string | null {
  if (input.kind === 'newsletter') return null;
  const { name, message, visit } = input;
  const company = input.kind === 'enquiry' ? input.company : null;
  if (countLinks(name) + countLinks(company) > 0) return 'The name or company contains a link.';
  const links = countLinks(message);
  if (links > LINKS_MAX) return `It contains ${links} links.`;
  if (isForeign(message ?? '')) return 'It is not written in Latin letters.';
  const { seconds = null } = visit ?? {};
  if (seconds !== null && seconds < SECONDS_MIN)
    return `It was sent ${Math.round(seconds)} s after the page was opened.`;
  return null;
}

function countLinks(text: string | null): number {
  return text?.match(LINK)?.length ?? 0;
}

/** Whether most letters of the text are not Latin: the site is in English. */
function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= LETTERS_MIN && latin < letters / 2;
}
