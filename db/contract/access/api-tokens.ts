// The schemas of API tokens, with which machines read and draft (docs/contract.md, API tokens).
import { z } from 'zod';
import {
  API_TOKEN_DAYS_DEFAULT,
  API_TOKEN_DAYS_MAX,
  API_TOKEN_NAME_MAX_CHARS,
} from '#db/limits.ts';
import { id, requiredText } from '../fields.ts';

/** Body of POST /api/admin/tokens. */
export const apiTokenInput = z
  .object({
    /** The program that uses it; shown to staff beside what it wrote. */
    name: requiredText(API_TOKEN_NAME_MAX_CHARS).overwrite((name) => name.trim()),
    expiresInDays: z
      .int()
      .min(1, 'Must be at least 1')
      .max(API_TOKEN_DAYS_MAX, `Must be at most ${API_TOKEN_DAYS_MAX}`)
      .default(API_TOKEN_DAYS_DEFAULT),
  })
  .meta({ id: 'ApiTokenInput' });

/** A token in the list. */
const apiToken = z
  .object({
    id: id(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** The hour of its last use; null before the first. */
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.output<typeof apiToken>;

/** Response of POST: the only one with the token itself. */
export const newApiToken = apiToken.extend({ token: z.string() }).meta({ id: 'NewApiToken' });

/** Response of GET: valid and recently expired tokens, newest first. */
export const apiTokenList = z.object({ tokens: z.array(apiToken) }).meta({ id: 'ApiTokenList' });
export type ApiTokenList = z.output<typeof apiTokenList>;
