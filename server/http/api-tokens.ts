// API tokens of requests: 256 random bits after a prefix that secret scanners recognise. The database holds their hash
// (docs/contract.md, API tokens).
import type { ApiToken } from '#db/contract/access/api-tokens.ts';
import {
  API_TOKEN_WRITE_BYTES,
  API_TOKEN_WRITES_PER_HOUR,
  HOUR_MS,
  ITEM_JSON_MAX_BYTES,
} from '#db/limits.ts';
import { findApiToken, touchApiToken } from '#db/queries/access/api-tokens.ts';
import type { AppContext } from '#server/context.ts';
import { createSecret, hashSecret } from './secrets.ts';
import { sharedRateLimit } from './shared-rate-limit.ts';

const PREFIX = 'verso_';
const TOKEN = /^verso_[\w-]{43}$/;
const BEARER = /^bearer(?: |$)/i;

const limitWrites = sharedRateLimit({
  name: 'token-writes',
  max: API_TOKEN_WRITES_PER_HOUR,
  windowMs: HOUR_MS,
  message: (seconds) =>
    `An API token can write ${API_TOKEN_WRITES_PER_HOUR} times an hour, and a large one counts several times. Please try again in ${seconds} s`,
});

/** A new token. */
export function createApiTokenText(): string {
  return PREFIX + createSecret();
}

/**
 * The text after `Authorization: Bearer`, valid or not; null without such a header. Browsers never send the header by
 * themselves, so another site cannot make one send it.
 */
export function bearerOf(c: AppContext): string | null {
  const header = c.req.header('authorization') ?? '';
  return BEARER.test(header) ? header.slice('bearer'.length).trim() : null;
}

/**
 * The token for `bearer`; null when it is unknown, expired or revoked. It is looked up for every request, so that a
 * revocation applies in all processes at once. Its last use is stored once an hour.
 */
export async function acceptApiToken(c: AppContext, bearer: string): Promise<ApiToken | null> {
  // other texts need no query
  if (!TOKEN.test(bearer)) return null;
  const { db } = c.var;
  const now = Date.now();
  const found = await findApiToken(db, hashSecret(bearer), new Date(now).toISOString());
  if (found === null) return null;
  const hour = new Date(now - (now % HOUR_MS)).toISOString();
  if (found.lastUsedAt === null || found.lastUsedAt < hour)
    // not awaited: a database lock must not slow down the call
    touchApiToken(db, found.id, hour).catch(() => {});
  return found;
}

/**
 * Counts a call of a token that writes: once, and again for each further 500 kB that it sends. Throws 429 past the hourly
 * limit, which all processes share.
 */
export async function limitTokenWrites(c: AppContext, { id }: ApiToken): Promise<void> {
  if (c.req.method === 'GET') return;
  // a body in chunks, whose length is not known yet, counts as the largest
  const bytes = Number(c.req.header('content-length') ?? ITEM_JSON_MAX_BYTES);
  await limitWrites(c.get('db'), String(id), 1 + Math.floor(bytes / API_TOKEN_WRITE_BYTES));
}
