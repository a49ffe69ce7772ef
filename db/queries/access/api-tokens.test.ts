// API tokens in the database: how long they are valid and listed.
import { expect } from 'bun:test';
import { NotFoundError } from '#db/errors.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import {
  createApiToken,
  deleteExpiredApiTokens,
  findApiToken,
  listApiTokens,
  revokeApiToken,
  touchApiToken,
} from './api-tokens.ts';

const test = testOnPrimaries();
const NOW = '2027-01-01T00:00:00.000Z';
const MONTH_LATER = '2027-02-01T00:00:00.000Z';
const AFTER_TWO_MONTHS = '2027-03-04T00:00:00.000Z';
const add = (name: string) => ({ name, tokenHash: name, now: NOW, expiresAt: MONTH_LATER });

test('a token is valid until it expires or is revoked', async (db) => {
  const one = await createApiToken(db, add('one'));
  await createApiToken(db, add('two'));
  expect(one).toEqual({
    ...{ id: one.id, name: 'one', createdAt: NOW, expiresAt: MONTH_LATER, lastUsedAt: null },
  });
  expect(await findApiToken(db, 'one', NOW)).toEqual(one);
  expect(await findApiToken(db, 'ONE', NOW)).toBeNull();
  expect(await findApiToken(db, 'one', MONTH_LATER)).toBeNull();
  await revokeApiToken(db, one.id);
  expect(await findApiToken(db, 'one', NOW)).toBeNull();
  await expect(revokeApiToken(db, one.id)).rejects.toBeInstanceOf(NotFoundError);
  expect(await listApiTokens(db, NOW)).toMatchObject([{ name: 'two' }]);
});

test('the last use never becomes earlier, and restores no revoked token', async (db) => {
  const { id } = await createApiToken(db, add('one'));
  await touchApiToken(db, id, '2027-01-02T11:00:00.000Z');
  await touchApiToken(db, id, '2027-01-02T10:00:00.000Z');
  expect(await listApiTokens(db, NOW)).toMatchObject([{ lastUsedAt: '2027-01-02T11:00:00.000Z' }]);
  await revokeApiToken(db, id);
  await touchApiToken(db, id, '2027-01-02T12:00:00.000Z');
  expect(await listApiTokens(db, NOW)).toEqual([]);
});

test('an expired token is listed for 30 days, then deleted', async (db) => {
  await createApiToken(db, add('one'));
  await deleteExpiredApiTokens(db, MONTH_LATER);
  expect(await listApiTokens(db, MONTH_LATER)).toHaveLength(1);
  expect(await listApiTokens(db, AFTER_TWO_MONTHS)).toEqual([]);
  await deleteExpiredApiTokens(db, AFTER_TWO_MONTHS);
  expect(await listApiTokens(db, NOW)).toEqual([]);
});
