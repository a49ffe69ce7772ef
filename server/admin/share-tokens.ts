// The tokens of share links: 256 random bits. The database holds their hash, and the token encrypted with a key in DATA_DIR.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSecret } from '#server/http/secrets.ts';

const TOKEN = /^[\w-]{43}$/;
const KEY_FILE = 'share-key';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** The hash of a token, as it is stored; null when `token` is malformed. */
export function hashShareToken(token: string): string | null {
  return TOKEN.test(token) ? hashSecret(token) : null;
}

/** Encrypts tokens: staff can copy a link again, and the database or a backup alone reveals no token. */
export interface ShareSeal {
  seal(token: string): string;
  /** The token; null when it was sealed with another key, or is damaged. */
  open(sealed: string): string | null;
}

/** The seal of this data folder. Its key is created on the first start and shared by all processes. */
export async function openShareSeal(dataDir: string): Promise<ShareSeal> {
  const key = await readOrCreateKey(join(dataDir, KEY_FILE));
  return {
    seal(token) {
      const nonce = crypto.getRandomValues(Buffer.alloc(NONCE_BYTES));
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const token = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([token, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

async function readOrCreateKey(path: string): Promise<Buffer> {
  const stored = await readFile(path).catch(() => null);
  if (stored?.length === KEY_BYTES) return stored;
  // not named by process id: containers that share a folder may all have the same id
  const temporary = `${path}.${crypto.randomUUID()}.tmp`;
  await writeFile(temporary, crypto.getRandomValues(Buffer.alloc(KEY_BYTES)), { mode: 0o600 });
  if (stored) await rm(path, { force: true });
  // atomic: another process that starts now reads the same key
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporary, { force: true });
  return readFile(path);
}
