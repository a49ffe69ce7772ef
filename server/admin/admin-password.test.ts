// The staff password: its hash, its replacement, and the comparison.
import { expect, spyOn, test } from 'bun:test';
import type { Database } from '#db/client.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import { createSession, findSession } from '#db/queries/access/sessions.ts';
import { createPasswordHash, findPasswordHash } from '#db/queries/access/staff-password.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { hashCheaply } from '#testing/password.ts';
import { until } from '#testing/until.ts';
import { prepareStaffPassword } from './admin-password.ts';

test('the first start generates a password, prints it once, and stores only its argon2id hash', async () => {
  await using opened = await openTestDatabase();
  const { staffPassword, generated } = await prepareStaffPassword(opened.db, null);
  expect(generated).toMatch(/^[\w-]{20}$/);
  expect(await staffPassword.matches(generated as string)).toBe(true);
  const hash = await findPasswordHash(opened.db);
  expect(hash).toStartWith('$argon2id$');
  expect(hash).not.toContain(generated as string);
  const second = await prepareStaffPassword(opened.db, null);
  expect(second.generated).toBeNull();
  expect(await findPasswordHash(opened.db)).toBe(hash);
});

test('a password is compared exactly, spaces included', async () => {
  await using opened = await openTestDatabase();
  const { staffPassword, generated } = await prepareStaffPassword(
    opened.db,
    ' spaced out ',
    hashCheaply,
  );
  expect(generated).toBeNull();
  expect(await staffPassword.matches(' spaced out ')).toBe(true);
  for (const wrong of ['spaced out', ' spaced out', 'spaced out ', ' Spaced out ', ''])
    expect(await staffPassword.matches(wrong)).toBe(false);
});

test('another password ends the sessions, the same one does not', async () => {
  await using opened = await openTestDatabase();
  await prepareStaffPassword(opened.db, 'one', hashCheaply);
  await createSession(opened.db, { tokenHash: 'a', now: 1 });
  await prepareStaffPassword(opened.db, 'one', hashCheaply);
  expect(await findSession(opened.db, 'a')).not.toBeNull();
  const { staffPassword } = await prepareStaffPassword(opened.db, 'two', hashCheaply);
  expect(await findSession(opened.db, 'a')).toBeNull();
  expect(await staffPassword.matches('two')).toBe(true);
});

test('a damaged hash stops the start with instructions', async () => {
  await using opened = await openTestDatabase();
  await createPasswordHash(opened.db, 'not a hash');
  await expect(prepareStaffPassword(opened.db, null)).rejects.toThrow('Set ADMIN_PASSWORD');
});

test('two simultaneous first starts share one password, which only one prints', async () => {
  await using opened = await openTestDatabase();
  const starts = await Promise.all(
    [1, 2, 3].map(() => prepareStaffPassword(opened.db, null, hashCheaply)),
  );
  const generated = starts.map((start) => start.generated).filter((password) => password !== null);
  expect(generated).toHaveLength(1);
  for (const { staffPassword } of starts)
    expect(await staffPassword.matches(generated[0] as string)).toBe(true);
});

test('a password replaced by another process is effective here at once', async () => {
  await using opened = await openTestDatabase();
  const { staffPassword } = await prepareStaffPassword(opened.db, 'one', hashCheaply);
  await prepareStaffPassword(opened.db, 'two', hashCheaply);
  expect(await staffPassword.matches('one')).toBe(false);
  expect(await staffPassword.matches('two')).toBe(true);
});

test('processes that start with the same new password end the sessions once', async () => {
  await using opened = await openTestDatabase();
  await prepareStaffPassword(opened.db, 'one', hashCheaply);
  await Promise.all([1, 2].map(() => prepareStaffPassword(opened.db, 'two', hashCheaply)));
  await createSession(opened.db, { tokenHash: 'a', now: 1 });
  await prepareStaffPassword(opened.db, 'two', hashCheaply);
  expect(await findSession(opened.db, 'a')).not.toBeNull();
});

test('a password configured during an outage is stored after it, also when the replica failed meanwhile', async () => {
  await using opened = await openTestDatabase();
  await prepareStaffPassword(opened.db, 'one', hashCheaply);
  const fails = { primary: true, replica: false };
  const breakable = (part: keyof typeof fails): Database => ({
    ...opened.db,
    async read(work) {
      if (fails[part]) throw new DatabaseUnavailableError();
      return opened.db.read(work);
    },
    write: (work, options) => opened.db.write(work, options),
  });
  const db = { ...breakable('primary'), replica: breakable('replica') };
  const { setTimeout: wait } = globalThis;
  let retries = 0;
  using _ = spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
    wait(run, ms === 5000 ? ++retries : ms)) as typeof setTimeout);
  const { staffPassword } = await prepareStaffPassword(db, 'two', hashCheaply);
  fails.replica = true;
  await Bun.sleep(50);
  fails.primary = false;
  fails.replica = false;
  await until(() => staffPassword.matches('two'));
});
