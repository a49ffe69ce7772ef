// The name of an enquiry in lists and in the trash.
import type { Enquiry } from './enquiries.ts';

/** The name of the sender, otherwise their email address or phone number. */
export function senderOf({
  name,
  email,
  phone,
}: Pick<Enquiry, 'name' | 'email' | 'phone'>): string {
  return name ?? email ?? phone ?? 'Somebody';
}
