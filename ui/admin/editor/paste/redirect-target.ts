// Google replaces the links of its documents and search results by addresses that redirect to them.

const REDIRECT = /^https?:\/\/www\.google\.[a-z.]+\/url\?/i;

/** The address that a Google redirect leads to; any other address unchanged. */
export function redirectTarget(address: string): string {
  if (!REDIRECT.test(address) || !URL.canParse(address)) return address;
  const { searchParams } = new URL(address);
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^https?:\/\//i.test(target) ? target : address;
}
