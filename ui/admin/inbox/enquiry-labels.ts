// Labels and addresses of enquiries.
import type { Enquiry } from '#db/contract/enquiries.ts';

type Sender = Pick<Enquiry, 'name' | 'email' | 'phone'>;

/** The label of each kind. */
export const ENQUIRY_KIND: Record<Enquiry['kind'], string> = {
  enquiry: 'Enquiry',
  newsletter: 'Newsletter',
  call: 'Call request',
};

/** The name of the sender. */
export function enquiryName({ name, email, phone }: Sender): string {
  return name ?? email ?? phone ?? 'Somebody';
}

/** The inbox filtered by this sender, with this enquiry open. */
export function enquiryHref(enquiry: Sender & Pick<Enquiry, 'id'>): string {
  const search = enquiry.email ?? enquiry.phone ?? enquiry.name ?? '';
  return `/vs-admin/enquiries?search=${encodeURIComponent(search)}#${enquiryAnchor(enquiry)}`;
}

/** The id of the enquiry's element in the inbox. */
export function enquiryAnchor({ id }: Pick<Enquiry, 'id'>): string {
  return `enquiry-${id}`;
}
