// Sends enquiries for tests.
import { enquiryInput } from '#db/contract/enquiries.ts';
import type { Database } from '#db/database.ts';
import { createEnquiry, type EnquiryArrival } from '#db/queries/inbox/create-enquiry.ts';

let sent = 0;

/**
 * Sends an enquiry as a visitor does, and returns its id. Omitted fields have ordinary values; its text and the address of
 * its sender differ from those of all others, so that it is neither a repetition nor over a limit. Throws when it is refused.
 */
export async function sendEnquiry(
  db: Database,
  fields: object = {},
  arrival: Partial<EnquiryArrival> = {},
): Promise<number> {
  sent += 1;
  const input = enquiryInput.parse({
    kind: 'enquiry',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    message: `Enquiry ${sent}`,
    ...fields,
  });
  const defaults = { address: `${sent}`, now: Date.now(), forward: false };
  const made = await createEnquiry(db, input, { ...defaults, ...arrival });
  if (!('id' in made)) throw new Error('The enquiry was refused');
  return made.id;
}
