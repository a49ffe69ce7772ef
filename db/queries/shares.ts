// Share links, known by the hash of their token. Each names an item, and shows what its draft is when it is opened.
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Share } from '#db/contract/preview.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { SHARES_PER_ITEM_MAX } from '#db/limits.ts';
import { shares } from '#db/schema.ts';
import { getItem } from './items.ts';

const summary = { id: shares.id, createdAt: shares.createdAt, expiresAt: shares.expiresAt };

/** Stores a link that works until `expiresAt` (ISO 8601). Throws `NotFoundError`, `InvalidInputError` for one too many. */
export async function createShare(
  db: Database,
  link: { kind: ItemKind; itemId: number; tokenHash: string; expiresAt: string },
): Promise<Share> {
  const createdAt = new Date().toISOString();
  return db.write(async (tx) => {
    await getItem(tx, link.kind, link.itemId);
    const living = await tx.$count(
      shares,
      and(of(link.kind, link.itemId), gt(shares.expiresAt, createdAt)),
    );
    if (living >= SHARES_PER_ITEM_MAX)
      throw new InvalidInputError(
        `An item may have at most ${SHARES_PER_ITEM_MAX} links; revoke one first`,
        'expiresInHours',
      );
    const [row] = await tx
      .insert(shares)
      .values({ ...link, createdAt })
      .returning(summary);
    return row as Share;
  });
}

/** The item's links that work at `now` (ISO 8601), newest first. Throws `NotFoundError`. */
export async function listShares(
  db: Database,
  kind: ItemKind,
  itemId: number,
  now: string,
): Promise<Share[]> {
  return db.read(async (read) => {
    await getItem(read, kind, itemId);
    return read
      .select(summary)
      .from(shares)
      .where(and(of(kind, itemId), gt(shares.expiresAt, now)))
      .orderBy(desc(shares.id));
  });
}

/** Revokes a link of that item, at once. Throws `NotFoundError`. */
export async function deleteShare(
  db: Database,
  kind: ItemKind,
  itemId: number,
  shareId: number,
): Promise<void> {
  await db.write(async (tx) => {
    const gone = await tx
      .delete(shares)
      .where(and(of(kind, itemId), eq(shares.id, shareId)))
      .returning({ id: shares.id });
    if (gone.length === 0) throw new NotFoundError('Link not found');
  });
}

/** Which item the link of that hash shows at `now` (ISO 8601); null when there is none, or it has expired. */
export async function findShared(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<{ kind: ItemKind; itemId: number } | null> {
  const [row] = await db.read((read) =>
    read
      .select({ kind: shares.kind, itemId: shares.itemId })
      .from(shares)
      .where(and(eq(shares.tokenHash, tokenHash), gt(shares.expiresAt, now))),
  );
  return row ?? null;
}

/** Removes the links that have expired at `now` (ISO 8601). */
export async function deleteExpiredShares(db: Database, now: string): Promise<void> {
  await db.write((tx) => tx.delete(shares).where(lte(shares.expiresAt, now)));
}

function of(kind: ItemKind, itemId: number) {
  return and(eq(shares.kind, kind), eq(shares.itemId, itemId));
}
