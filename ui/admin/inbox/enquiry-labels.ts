// What to call an enquiry, and where it stands in the inbox.
import type { Enquiry } from '#db/contract/enquiries.ts';

type Sender = Pick<Enquiry, 'name' | 'email' | 'phone'>;

/** Each kind in words. */
export const ENQUIRY_KIND: Record<Enquiry['kind'], string> = {
  enquiry: 'Enquiry',
  newsletter: 'Newsletter',
  call: 'Call request',
};

/** What to call who sent it. */
export function enquiryName({ name, email, phone }: Sender): string {
  return name ?? email ?? phone ?? 'Somebody';
}

/** The inbox with everything that this person sent, and this one open. */
export function enquiryHref(enquiry: Sender & Pick<Enquiry, 'id'>): string {
  const search = enquiry.email ?? enquiry.phone ?? enquiry.name ?? '';
  return `/vs-admin/enquiries?search=${encodeURIComponent(search)}#${enquiryAnchor(enquiry)}`;
}

/** The id of its element in the inbox. */
export function enquiryAnchor({ id }: Pick<Enquiry, 'id'>): string {
  return `enquiry-${id}`;
}
