// The login limits: the number of attempts, and the time until the next one.
import { expect } from 'bun:test';
import {
  DAY_MS,
  LOGIN_TRIES_OVERALL,
  LOGIN_TRIES_PER_ADDRESS,
  LOGIN_WINDOW_OVERALL_MS,
  LOGIN_WINDOW_PER_ADDRESS_MS,
} from '#db/limits.ts';
import { loginTries } from '#db/schema.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { deleteLoginTry, deleteOldLoginTries, reserveLoginTry } from './login-tries.ts';

const test = testOnPrimaries();
const NOW = 1_700_000_000_000;

test('returns the time until the oldest attempt leaves the window, and then allows another', async (db) => {
  for (let i = 0; i < LOGIN_TRIES_PER_ADDRESS; i++)
    await reserveLoginTry(db, { address: 'a' }, NOW + i * 1000);
  const later = NOW + 60_000;
  const retryAfterMs = NOW + LOGIN_WINDOW_PER_ADDRESS_MS - later;
  expect(await reserveLoginTry(db, { address: 'a' }, later)).toEqual({ retryAfterMs });
  expect(await reserveLoginTry(db, { address: 'a' }, later + retryAfterMs - 1)).toEqual({
    retryAfterMs: 1,
  });
  expect(await reserveLoginTry(db, { address: 'a' }, later + retryAfterMs)).toHaveProperty('id');
  expect(await reserveLoginTry(db, { address: 'a' }, later + retryAfterMs)).toEqual({
    retryAfterMs: 1000,
  });
});

test('counts each address separately', async (db) => {
  for (let i = 0; i < LOGIN_TRIES_PER_ADDRESS; i++)
    await reserveLoginTry(db, { address: 'a' }, NOW);
  expect(await reserveLoginTry(db, { address: 'b' }, NOW)).toHaveProperty('id');
});

test('limits all addresses together', async (db) => {
  const rows = Array.from({ length: LOGIN_TRIES_OVERALL }, (_, i) => ({
    address: `address ${i}`,
    triedAt: NOW + i,
  }));
  await db.write((tx) => tx.insert(loginTries).values(rows));
  const retryAfterMs = LOGIN_WINDOW_OVERALL_MS - 1000;
  expect(await reserveLoginTry(db, { address: 'new' }, NOW + 1000)).toEqual({ retryAfterMs });
});

test('does not count a successful login', async (db) => {
  for (let i = 0; i < LOGIN_TRIES_PER_ADDRESS + 5; i++) {
    const answer = await reserveLoginTry(db, { address: 'a' }, NOW);
    if (!('id' in answer)) throw new Error('refused');
    await deleteLoginTry(db, answer.id);
  }
});

test('a known browser has separate attempts, which strangers cannot use up', async (db) => {
  const rows = Array.from({ length: LOGIN_TRIES_OVERALL }, (_, i) => ({
    address: `address ${i}`,
    triedAt: NOW,
  }));
  await db.write((tx) => tx.insert(loginTries).values(rows));
  for (let i = 0; i < LOGIN_TRIES_PER_ADDRESS; i++)
    expect(await reserveLoginTry(db, { browser: 'b' }, NOW)).toHaveProperty('id');
  const retryAfterMs = LOGIN_WINDOW_PER_ADDRESS_MS;
  expect(await reserveLoginTry(db, { browser: 'b' }, NOW)).toEqual({ retryAfterMs });
  expect(await reserveLoginTry(db, { browser: 'c' }, NOW)).toHaveProperty('id');
});

test('attempts of known browsers do not use up those of all addresses', async (db) => {
  const rows = Array.from({ length: LOGIN_TRIES_OVERALL }, (_, i) => ({
    address: `browser ${i}`,
    triedAt: NOW,
  }));
  await db.write((tx) => tx.insert(loginTries).values(rows));
  expect(await reserveLoginTry(db, { address: 'a' }, NOW)).toHaveProperty('id');
});

test('deletes attempts after an hour', async (db) => {
  await reserveLoginTry(db, { address: 'a' }, NOW);
  await reserveLoginTry(db, { address: 'b' }, NOW + 1);
  await deleteOldLoginTries(db, NOW + LOGIN_WINDOW_OVERALL_MS);
  const rows = await db.read((read) => read.select().from(loginTries));
  expect(rows.map((row) => row.address)).toEqual(['b']);
});

test('attempts stored while the clock was a year ahead do not count, and are deleted', async (db) => {
  const inAYear = NOW + 365 * DAY_MS;
  const rows = Array.from({ length: LOGIN_TRIES_OVERALL }, () => ({
    address: 'a',
    triedAt: inAYear,
  }));
  await db.write((tx) => tx.insert(loginTries).values(rows));
  expect(await reserveLoginTry(db, { address: 'a' }, NOW)).toHaveProperty('id');
  await deleteOldLoginTries(db, NOW);
  const left = await db.read((read) => read.select().from(loginTries));
  expect(left.map(({ triedAt }) => triedAt)).toEqual([NOW]);
});
