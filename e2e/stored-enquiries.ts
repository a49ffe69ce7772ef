// The enquiries that are stored during a journey, as staff see them.
import type { Enquiry } from '#db/contract/enquiries.ts';
import { logInTo } from '#testing/log-in.ts';
import type { Site } from './journey.ts';

/** Every enquiry of the site, newest first. */
export async function storedEnquiries(site: Site): Promise<Enquiry[]> {
  const cookie = await logInTo(site);
  const list = await fetch(`${site.origin}/api/admin/enquiries`, { headers: { cookie } });
  return (await list.json()).enquiries;
}
