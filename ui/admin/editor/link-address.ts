// The address of a link, as people write it.
import { isAllowedLink } from '#db/contract/content-html.ts';

const BARE = /^[\p{L}\d_-]+(\.[\p{L}\d_-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/iu;
const BEGINS = /^(https?:\/\/|mailto:|tel:|[/#])/i;

/** Where `written` leads, with the scheme that `verso.example` and `a@b.example` lack; null for what leads nowhere. */
export function linkAddress(written: string): string | null {
  const address = withScheme(written.trim());
  const leads = isAllowedLink(address) && BEGINS.test(address);
  return leads && URL.canParse(address, 'https://verso.example') ? address : null;
}

function withScheme(address: string): string {
  if (/^[^\s/@:]+@[^\s/@]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (BARE.test(address)) return `https://${address}`;
  return address;
}
