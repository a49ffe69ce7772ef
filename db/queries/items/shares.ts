// Share links, identified by the hash of their token. A link shows the present draft of its item.
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Share } from '#db/contract/preview.ts';
import type { Database } from '#db/database.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { DAY_MS, SHARE_REMEMBERED_DAYS, SHARES_PER_ITEM_MAX } from '#db/limits.ts';
import { shares } from '#db/schema.ts';
import { isOf } from './item-tables.ts';
import { getItem } from './items.ts';

const summary = {
  id: shares.id,
  createdAt: shares.createdAt,
  expiresAt: shares.expiresAt,
  revokedAt: shares.revokedAt,
  name: shares.name,
  openings: shares.openings,
  lastOpenedAt: shares.lastOpenedAt,
};

/**
 * Stores a link valid until `expiresAt` (ISO 8601). Throws `NotFoundError`, `InvalidInputError` when the item has too many.
 */
export async function createShare(
  db: Database,
  link: {
    kind: ItemKind;
    itemId: number;
    tokenHash: string;
    sealedToken: string;
    expiresAt: string;
    name: string;
  },
): Promise<Share> {
  const createdAt = new Date().toISOString();
  return db.write(async (tx) => {
    await getItem(tx, link.kind, link.itemId);
    const active = await tx.$count(
      shares,
      and(
        isOf(shares, link.kind, link.itemId),
        gt(shares.expiresAt, createdAt),
        isNull(shares.revokedAt),
      ),
    );
    if (active >= SHARES_PER_ITEM_MAX)
      throw new InvalidInputError(
        `An item can have at most ${SHARES_PER_ITEM_MAX} links. Revoke one first`,
      );
    const [row] = await tx
      .insert(shares)
      .values({ ...link, createdAt })
      .returning(summary);
    return row as Share;
  });
}

/** The item's links, newest first, including those expired in the 30 days before `now` (ISO 8601). Throws `NotFoundError`. */
export async function listShares(
  db: Database,
  kind: ItemKind,
  itemId: number,
  now: string,
): Promise<(Share & { sealedToken: string | null })[]> {
  return db.read(async (read) => {
    await getItem(read, kind, itemId);
    return read
      .select({ ...summary, sealedToken: shares.sealedToken })
      .from(shares)
      .where(and(isOf(shares, kind, itemId), gt(shares.expiresAt, retentionStart(now))))
      .orderBy(desc(shares.id));
  });
}

/** Revokes a link of that item. Throws `NotFoundError` when it does not exist or is already revoked. */
export async function revokeShare(
  db: Database,
  kind: ItemKind,
  itemId: number,
  shareId: number,
): Promise<void> {
  const revokedAt = new Date().toISOString();
  await db.write(async (tx) => {
    const revoked = await tx
      .update(shares)
      .set({ revokedAt, sealedToken: null })
      .where(and(isOf(shares, kind, itemId), eq(shares.id, shareId), isNull(shares.revokedAt)))
      .returning({ id: shares.id });
    if (revoked.length === 0) throw new NotFoundError('Link not found');
  });
}

/** Counts a view through a link at `now` (ISO 8601). Stores nothing about the viewer. */
export async function countShareOpening(db: Database, id: number, now: string): Promise<void> {
  await db.write((tx) =>
    tx
      .update(shares)
      .set({ openings: sql`${shares.openings} + 1`, lastOpenedAt: now })
      .where(eq(shares.id, id)),
  );
}

/** The item of a link, and whether the link is valid. */
interface ShareTarget {
  id: number;
  kind: ItemKind;
  itemId: number;
  expiresAt: string;
  revokedAt: string | null;
}

/** The target of the link with that hash, valid or not; null when there is none. */
export async function findShareTarget(
  db: Database,
  tokenHash: string,
): Promise<ShareTarget | null> {
  const { id, kind, itemId, expiresAt, revokedAt } = shares;
  const [row] = await db.read((read) =>
    read
      .select({ id, kind, itemId, expiresAt, revokedAt })
      .from(shares)
      .where(eq(shares.tokenHash, tokenHash)),
  );
  return row ?? null;
}

/** Deletes the links that expired or were revoked more than 30 days before `now` (ISO 8601). */
export async function deleteExpiredShares(db: Database, now: string): Promise<void> {
  const before = retentionStart(now);
  await db.write((tx) =>
    tx.delete(shares).where(or(lte(shares.expiresAt, before), lte(shares.revokedAt, before))),
  );
}

function retentionStart(now: string): string {
  return new Date(Date.parse(now) - SHARE_REMEMBERED_DAYS * DAY_MS).toISOString();
}
