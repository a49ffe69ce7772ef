// The enquiries that are stored during a journey, as staff see them.
import type { Enquiry } from '#db/contract/enquiries.ts';
import type { Site } from './journey.ts';

/** Every enquiry of the site, newest first. */
export async function storedEnquiries(site: Site): Promise<Enquiry[]> {
  const login = await fetch(`${site.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: site.password }),
  });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const list = await fetch(`${site.origin}/api/admin/enquiries`, { headers: { cookie } });
  return (await list.json()).enquiries;
}
