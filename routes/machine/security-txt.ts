// /.well-known/security.txt: the contact for security reports (RFC 9116).
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';

/** The validity period of the file. */
const VALID_MONTHS = 6;

/** The text changes once a month, so that a cached copy stays valid. */
export function securityTxt(c: AppContext) {
  const now = new Date();
  const expires = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1);
  return c.text(`Contact: mailto:${siteFacts(c).email}
Expires: ${new Date(expires).toISOString()}
Preferred-Languages: en
Canonical: ${c.env.origin}/.well-known/security.txt
`);
}
