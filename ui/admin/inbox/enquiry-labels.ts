// Labels and addresses of enquiries.
import type { Enquiry } from '#db/contract/enquiries.ts';
import { senderOf } from '#db/contract/enquiry-sender.ts';

/** The label of each kind. */
export const ENQUIRY_KIND: Record<Enquiry['kind'], string> = {
  enquiry: 'Enquiry',
  newsletter: 'Newsletter',
  call: 'Call request',
};

/** The inbox with this enquiry open, wherever it is filed. */
export function enquiryHref(enquiry: Pick<Enquiry, 'id' | 'name' | 'email' | 'phone'>): string {
  const search = encodeURIComponent(enquiry.email ?? senderOf(enquiry));
  return `/vs-admin/enquiries?search=${search}&box=all#${enquiryAnchor(enquiry)}`;
}

/** The id of the enquiry's element in the inbox. */
export function enquiryAnchor({ id }: Pick<Enquiry, 'id'>): string {
  return `enquiry-${id}`;
}

/** The id of the button that starts an answer; the key R presses it. */
export const REPLY_BUTTON = 'enquiry-reply';
