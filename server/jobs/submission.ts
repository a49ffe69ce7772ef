// An enquiry in the words of the marketing platform's forms endpoint (HubSpot, submissions v3).
import type { Enquiry } from '#db/contract/enquiries.ts';

/** An object of the platform that fields belong to: contacts. */
const CONTACT = '0-1';
const TIMES = { any: 'any time', morning: '9 to 12', midday: '12 to 3', afternoon: '3 to 6' };

/** The body to be posted. `origin` is the site's public one, when it is known. */
export function submissionOf(enquiry: Enquiry, origin: string | null): object {
  const [first, ...rest] = (enquiry.name ?? '').split(/\s+/);
  const values = {
    email: enquiry.email,
    firstname: first,
    lastname: rest.join(' '),
    company: enquiry.company,
    phone: enquiry.phone,
    message: messageOf(enquiry),
  };
  return {
    submittedAt: String(Date.parse(enquiry.createdAt)),
    fields: Object.entries(values)
      .filter(([, value]) => value)
      .map(([name, value]) => ({ objectTypeId: CONTACT, name, value })),
    ...(origin !== null &&
      enquiry.page !== null && { context: { pageUri: origin + enquiry.page } }),
  };
}

/** What the platform has no field for stands above what was written. */
function messageOf({ kind, interest, preferredDate, preferredTime, message }: Enquiry): string {
  const call = [preferredDate ?? 'next working day', TIMES[preferredTime ?? 'any']].join(', ');
  return [kind === 'call' && `Call request: ${call}`, interest && `About: ${interest}`, message]
    .filter(Boolean)
    .join('\n');
}
