// Share links of an item: how many there can be, and how long ended ones are listed.
import { expect } from 'bun:test';
import { DAY_MS, SHARES_PER_ITEM_MAX } from '#db/limits.ts';
import { shares } from '#db/schema.ts';
import { makePost } from '#db/testing/items.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { createShare, deleteExpiredShares, listShares, revokeShare } from './shares.ts';

const test = testOnPrimaries();
const NOW = Date.now();
const inDays = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
let count = 0;
const linkTo = (itemId: number, expiresAt: string) => ({
  kind: 'post' as const,
  itemId,
  expiresAt,
  name: '',
  tokenHash: `hash ${++count}`,
  sealedToken: 'sealed',
});

test('an item has a limited number of valid links, to which ended ones do not count', async (db) => {
  const { id } = await makePost(db);
  const other = await makePost(db, { slug: 'other' });
  const valid = Array.from({ length: SHARES_PER_ITEM_MAX }, () => linkTo(id, inDays(1)));
  const rows = [linkTo(id, inDays(-1)), ...valid];
  await db.write((tx) =>
    tx.insert(shares).values(rows.map((row) => ({ ...row, createdAt: inDays(-2) }))),
  );
  const create = (itemId: number) => createShare(db, linkTo(itemId, inDays(1)));
  await expect(create(id)).rejects.toThrow('at most 50 links');
  await create(other.id);
  const [link] = await listShares(db, 'post', id, inDays(0));
  await revokeShare(db, 'post', id, link?.id as number);
  await create(id);
  await expect(create(id)).rejects.toThrow('at most 50 links');
});

test('a link is listed for 30 days after its end, then deleted', async (db) => {
  const { id } = await makePost(db);
  const expiring = await createShare(db, linkTo(id, inDays(1)));
  const revoked = await createShare(db, linkTo(id, inDays(60)));
  const valid = await createShare(db, linkTo(id, inDays(60)));
  await revokeShare(db, 'post', id, revoked.id);
  const idsIn = async (days: number) => {
    await deleteExpiredShares(db, inDays(days));
    return (await listShares(db, 'post', id, inDays(days))).map((link) => link.id);
  };
  expect(await idsIn(29)).toEqual([valid.id, revoked.id, expiring.id]);
  expect(await idsIn(30.5)).toEqual([valid.id, expiring.id]);
  expect(await idsIn(31)).toEqual([valid.id]);
  expect(await db.read((read) => read.$count(shares))).toBe(1);
});
