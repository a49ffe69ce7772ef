// The address of a link, completed from what somebody typed.
import { isAllowedLink } from '#db/contract/content-html.ts';
import { redirectTarget } from '#ui/admin/editor/paste/redirect-target.ts';

const BARE_DOMAIN = /^[\p{L}\d_-]+(\.[\p{L}\d_-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/iu;
// only international numbers, because a local one looks like any other figure
const PHONE = /^\+[\d\s().-]{6,}$/;
const ALLOWED_START = /^(https?:\/\/|mailto:|tel:|[/#])/i;

/**
 * Adds the missing scheme to addresses such as `verso.example`, `a@b.example` and `+44 20 7946 0000`; null when the address
 * is not allowed.
 */
export function linkAddress(written: string): string | null {
  const address = redirectTarget(withScheme(written.trim()));
  const isAllowed = isAllowedLink(address) && ALLOWED_START.test(address);
  return isAllowed && URL.canParse(address, 'https://verso.example') ? address : null;
}

function withScheme(address: string): string {
  if (/^[^\s/@:]+@[^\s/@]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (PHONE.test(address)) return `tel:${address.replace(/[^+\d]/g, '')}`;
  if (BARE_DOMAIN.test(address)) return `https://${address}`;
  return address;
}
