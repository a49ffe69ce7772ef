// Staff sessions, and their end when the password changes.
import { expect } from 'bun:test';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import {
  createSession,
  deleteExpiredSessions,
  deleteSession,
  findSession,
  touchSession,
} from './sessions.ts';
import { createPasswordHash, findPasswordHash, replacePasswordHash } from './staff-password.ts';

const test = testOnPrimaries();

test('creates, finds and deletes a session', async (db) => {
  await createSession(db, { tokenHash: 'a', now: 1_700_000_000_000 });
  expect(await findSession(db, 'a')).toEqual({
    tokenHash: 'a',
    createdAt: 1_700_000_000_000,
    lastSeenAt: 1_700_000_000_000,
  });
  expect(await findSession(db, 'A')).toBeNull();
  await deleteSession(db, 'a');
  await deleteSession(db, 'a');
  expect(await findSession(db, 'a')).toBeNull();
});

test('the last use of a session never becomes earlier', async (db) => {
  await createSession(db, { tokenHash: 'a', now: 1000 });
  await touchSession(db, 'a', 3000);
  await touchSession(db, 'a', 2000);
  expect(await findSession(db, 'a')).toMatchObject({ createdAt: 1000, lastSeenAt: 3000 });
});

test('touching does not restore a deleted session', async (db) => {
  await touchSession(db, 'gone', 1000);
  expect(await findSession(db, 'gone')).toBeNull();
});

test('deletes the expired sessions, and no others', async (db) => {
  await createSession(db, { tokenHash: 'too old', now: 1000 });
  await touchSession(db, 'too old', 9000);
  await createSession(db, { tokenHash: 'idle', now: 5000 });
  await createSession(db, { tokenHash: 'later', now: 9001 });
  await createSession(db, { tokenHash: 'alive', now: 5000 });
  await touchSession(db, 'alive', 8000);
  await deleteExpiredSessions(db, { createdBefore: 2000, lastSeenBefore: 7000, after: 9000 });
  expect(await findSession(db, 'too old')).toBeNull();
  expect(await findSession(db, 'idle')).toBeNull();
  expect(await findSession(db, 'later')).toBeNull();
  expect(await findSession(db, 'alive')).not.toBeNull();
});

test('a new password ends every session', async (db) => {
  expect(await findPasswordHash(db)).toBeNull();
  expect(await createPasswordHash(db, 'first')).toBe(true);
  expect(await createPasswordHash(db, 'another')).toBe(false);
  await createSession(db, { tokenHash: 'a', now: 1000 });
  expect(await findPasswordHash(db)).toBe('first');
  expect(await replacePasswordHash(db, 'second', 'another')).toBe(false);
  expect(await replacePasswordHash(db, 'second', 'first')).toBe(true);
  expect(await findPasswordHash(db)).toBe('second');
  expect(await findSession(db, 'a')).toBeNull();
});
