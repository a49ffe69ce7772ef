// The encryption of share tokens, which lets staff copy a link again.
import { expect, test } from 'bun:test';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecret } from '#server/http/secrets.ts';
import { openShareSeal } from './share-tokens.ts';

async function inFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'seal-'));
  await work(folder).finally(() => rm(folder, { recursive: true }));
}

test('processes that start together share one key file, which only the owner can read', () =>
  inFolder(async (folder) => {
    const seals = await Promise.all([1, 2, 3].map(() => openShareSeal(folder)));
    const token = createSecret();
    const sealed = seals[0]?.seal(token) ?? '';
    for (const seal of seals) expect(seal.open(sealed)).toBe(token);
    expect(await readdir(folder)).toEqual(['share-key']);
    expect((await stat(join(folder, 'share-key'))).mode & 0o077).toBe(0);
  }));

test('another key, or a changed seal, cannot be decrypted', () =>
  inFolder(async (folder) => {
    const seal = await openShareSeal(folder);
    const sealed = seal.seal(createSecret());
    expect(seal.open(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`)).toBeNull();
    expect(seal.open('')).toBeNull();
    await rm(join(folder, 'share-key'));
    expect((await openShareSeal(folder)).open(sealed)).toBeNull();
  }));
