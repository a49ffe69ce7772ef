// The encryption of share tokens, which lets staff copy a link again.
import { expect, test } from 'bun:test';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createSecret } from '#server/http/secrets.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { openShareSeal } from './share-tokens.ts';

const root = setUpFolder();

test('processes that start together share one key file, which only the owner can read', async () => {
  const folder = mkdtempSync(join(root, 'site-'));
  const seals = await Promise.all([1, 2, 3].map(() => openShareSeal(folder)));
  const token = createSecret();
  const sealed = seals[0]?.seal(token) ?? '';
  for (const seal of seals) expect(seal.open(sealed)).toBe(token);
  expect(await readdir(folder)).toEqual(['share-key']);
  expect((await stat(join(folder, 'share-key'))).mode & 0o077).toBe(0);
});

test('another key, or a changed seal, cannot be decrypted', async () => {
  const folder = mkdtempSync(join(root, 'site-'));
  const seal = await openShareSeal(folder);
  const sealed = seal.seal(createSecret());
  expect(seal.open(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`)).toBeNull();
  expect(seal.open('')).toBeNull();
  await rm(join(folder, 'share-key'));
  expect((await openShareSeal(folder)).open(sealed)).toBeNull();
});
