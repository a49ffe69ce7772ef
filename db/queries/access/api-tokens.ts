// API tokens, identified by their hash. Times are ISO 8601.
import { and, desc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { ApiToken } from '#db/contract/access/api-tokens.ts';
import type { Database } from '#db/database.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { API_TOKEN_REMEMBERED_DAYS, API_TOKENS_MAX, DAY_MS } from '#db/limits.ts';
import { apiTokens } from '#db/schema.ts';

const { id, name, createdAt, expiresAt, lastUsedAt } = apiTokens;
const listed = { id, name, createdAt, expiresAt, lastUsedAt };

/** Stores a token that is valid until `expiresAt`. Throws `InvalidInputError` when there are too many. */
export async function createApiToken(
  db: Database,
  token: { tokenHash: string; name: string; now: string; expiresAt: string },
): Promise<ApiToken> {
  const { now, ...fields } = token;
  return db.write(async (tx) => {
    if ((await tx.$count(apiTokens, gt(expiresAt, now))) >= API_TOKENS_MAX)
      throw new InvalidInputError(
        `There can be at most ${API_TOKENS_MAX} tokens. Revoke one first`,
      );
    const [row] = await tx
      .insert(apiTokens)
      .values({ ...fields, createdAt: now })
      .returning(listed);
    return row as ApiToken;
  });
}

/** The tokens, newest first, including those that expired in the 30 days before `now`. */
export async function listApiTokens(db: Database, now: string): Promise<ApiToken[]> {
  return db.read((read) =>
    read
      .select(listed)
      .from(apiTokens)
      .where(gt(expiresAt, retentionStart(now)))
      .orderBy(desc(id)),
  );
}

/** The token with that hash if it is valid at `now`, or null. */
export async function findApiToken(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<ApiToken | null> {
  const [row] = await db.read((read) =>
    read
      .select(listed)
      .from(apiTokens)
      .where(and(eq(apiTokens.tokenHash, tokenHash), gt(expiresAt, now))),
  );
  return row ?? null;
}

/** Records that the token was used in the hour beginning at `hour`. A revoked token stays revoked. */
export async function touchApiToken(db: Database, tokenId: number, hour: string): Promise<void> {
  await db.write((tx) =>
    tx
      .update(apiTokens)
      .set({ lastUsedAt: hour })
      .where(and(eq(id, tokenId), or(isNull(lastUsedAt), lt(lastUsedAt, hour)))),
  );
}

/** Revokes a token. Throws `NotFoundError` when it does not exist or is already revoked. */
export async function revokeApiToken(db: Database, tokenId: number): Promise<void> {
  await db.write(async (tx) => {
    const revoked = await tx.delete(apiTokens).where(eq(id, tokenId)).returning({ id });
    if (revoked.length === 0) throw new NotFoundError('Token not found');
  });
}

/** Deletes the tokens that expired more than 30 days before `now`. */
export async function deleteExpiredApiTokens(db: Database, now: string): Promise<void> {
  await db.write((tx) => tx.delete(apiTokens).where(lte(expiresAt, retentionStart(now))));
}

function retentionStart(now: string): string {
  return new Date(Date.parse(now) - API_TOKEN_REMEMBERED_DAYS * DAY_MS).toISOString();
}
