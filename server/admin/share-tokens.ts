// The keys in share links: 256 random bits, of which only the hash is stored.
import { createHash } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A new token, fit for an address. */
export function newShareToken(): string {
  return crypto.getRandomValues(Buffer.alloc(TOKEN_BYTES)).toString('base64url');
}

/** What is stored of a token; null for what cannot be one. */
export function hashOfShareToken(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : null;
}
