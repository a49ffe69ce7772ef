// The tokens of share links: 256 random bits, of which only the hash is stored.
import { createHash } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A new token that can stand in an address. */
export function createShareToken(): string {
  return crypto.getRandomValues(Buffer.alloc(TOKEN_BYTES)).toString('base64url');
}

/** The hash that is stored of a token; null when `token` has not the form of one. */
export function hashShareToken(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : null;
}
