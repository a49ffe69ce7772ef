// The one staff password, of which only the argon2id hash is stored.
import type { Database } from '#db/client.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import {
  createPasswordHash,
  findPasswordHash,
  replacePasswordHash,
} from '#db/queries/access/staff-password.ts';
import { retryUntilDone, retryWhileBusy } from '#db/retry.ts';
import { createSecret } from '#server/http/secrets.ts';

export interface StaffPassword {
  /** Whether `password` equals the staff password exactly, including one that another process has just stored. */
  matches(password: string): Promise<boolean>;
  /** The stored hash. */
  hash(): Promise<string>;
}

const GENERATED_BYTES = 15;

/**
 * Prepares the staff password. `configured` (ADMIN_PASSWORD) replaces a different stored password and ends all sessions.
 * Without it the stored password stays. The first start generates one and returns it as `generated`; of several processes
 * that start at once, only one returns it. `hashPassword` makes an argon2id hash. Throws when the stored hash is damaged.
 * While only a replica can be read, `configured` is stored as soon as the primary is back.
 */
export async function prepareStaffPassword(
  db: Database,
  configured: string | null,
  hashPassword: HashPassword = (password) => Bun.password.hash(password, 'argon2id'),
): Promise<PreparedPassword> {
  try {
    return await prepareOnPrimary(db, configured, hashPassword);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError && (await isInReplica(db)))) throw error;
    retryUntilDone(() => prepareOnPrimary(db, configured, hashPassword));
    return { staffPassword: staffPasswordOf(db), generated: null };
  }
}

type HashPassword = (password: string) => Promise<string>;

interface PreparedPassword {
  staffPassword: StaffPassword;
  generated: string | null;
}

async function prepareOnPrimary(
  db: Database,
  configured: string | null,
  hashPassword: HashPassword,
): Promise<PreparedPassword> {
  // a hash in the replica is enough to start with
  const stored = (await isInReplica(db))
    ? await findPasswordHash(db)
    : await retryWhileBusy(() => findPasswordHash(db));
  if (stored !== null && !stored.startsWith('$argon2id$'))
    throw new Error('The stored staff password is damaged. Set ADMIN_PASSWORD to replace it.');
  const staffPassword = staffPasswordOf(db);
  if (configured === null && stored !== null) return { staffPassword, generated: null };
  const wanted = configured ?? createSecret(GENERATED_BYTES);
  if (stored !== null && (await Bun.password.verify(wanted, stored)))
    return { staffPassword, generated: null };
  const wantedHash = await hashPassword(wanted);
  const isStored =
    stored === null
      ? await createPasswordHash(db, wantedHash)
      : await replacePasswordHash(db, wantedHash, stored);
  // another process stored its hash first: use it, unless it does not match the configured password
  if (!isStored) return prepareOnPrimary(db, configured, hashPassword);
  return { staffPassword, generated: configured === null ? wanted : null };
}

/** Whether a replica exists and holds the password already. */
async function isInReplica(db: Database): Promise<boolean> {
  if (db.replica === db) return false;
  return (await findPasswordHash(db.replica).catch(() => null)) !== null;
}

function staffPasswordOf(db: Database): StaffPassword {
  const hash = async () => (await findPasswordHash(db)) as string;
  return { hash, matches: async (password) => Bun.password.verify(password, await hash()) };
}
