// An enquiry in the format of the marketing platform's forms endpoint (HubSpot, submissions v3).
import type { Enquiry } from '#db/contract/enquiries.ts';

/** The platform's object type for contacts, to which all fields belong. */
const CONTACT_TYPE_ID = '0-1';
const TIME_LABELS = { any: 'any time', morning: '9 to 12', midday: '12 to 3', afternoon: '3 to 6' };

/** The request body. `origin` is the public origin of the site, null when unknown. */
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
      .map(([name, value]) => ({ objectTypeId: CONTACT_TYPE_ID, name, value })),
    ...(origin !== null &&
      enquiry.page !== null && { context: { pageUri: origin + enquiry.page } }),
  };
}

/** The message, preceded by the values for which the platform has no field. */
function messageOf({ kind, interest, preferredDate, preferredTime, message }: Enquiry): string {
  const call = [preferredDate ?? 'next working day', TIME_LABELS[preferredTime ?? 'any']].join(
    ', ',
  );
  return [kind === 'call' && `Call request: ${call}`, interest && `About: ${interest}`, message]
    .filter(Boolean)
    .join('\n');
}
