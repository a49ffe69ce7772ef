// Random secrets, their stored hashes and their comparison.
import { createHash, timingSafeEqual } from 'node:crypto';

/** A random secret, safe in addresses, headers and cookies: 256 bits by default. */
export function createSecret(bytes = 32): string {
  return crypto.getRandomValues(Buffer.alloc(bytes)).toString('base64url');
}

/** The hash of a secret, as the database holds it. The secret is random, so it needs no salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether two secrets are equal, in a time that does not depend on where they differ. */
export function equalsSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
