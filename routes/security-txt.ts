// /.well-known/security.txt: where to report a hole in this site (RFC 9116).
import { company } from '#db/content/company.ts';
import type { AppContext } from '#server/context.ts';

/** How long a copy of it may be believed. */
const VALID_MONTHS = 6;

/** The same all month, so that what was kept of it stays valid. */
export function securityTxt(c: AppContext) {
  const now = new Date();
  const expires = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1);
  return c.text(`Contact: mailto:${company.email}
Expires: ${new Date(expires).toISOString()}
Preferred-Languages: en
Canonical: ${c.env.origin}/.well-known/security.txt
`);
}
