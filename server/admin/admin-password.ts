// The one staff password, of which only the argon2id hash is stored.
import type { Database } from '#db/client.ts';
import { findPasswordHash, replacePasswordHash } from '#db/queries/staff-password.ts';

export interface StaffPassword {
  /** Whether `password` equals the staff password exactly. */
  matches(password: string): Promise<boolean>;
}

const GENERATED_BYTES = 15;

/**
 * Loads the staff password. `configured` (ADMIN_PASSWORD) replaces a stored one that differs and ends all sessions.
 * Without it the stored password stays, and the first start generates one, which is returned once as `generated`.
 * Throws when the stored hash is damaged.
 */
export async function prepareStaffPassword(
  db: Database,
  configured: string | null,
): Promise<{ staffPassword: StaffPassword; generated: string | null }> {
  let hash = await findPasswordHash(db);
  if (hash !== null && !hash.startsWith('$argon2id$'))
    throw new Error('The stored staff password is damaged. Set ADMIN_PASSWORD to replace it.');
  const generated = configured === null && hash === null ? generatePassword() : null;
  const wanted = configured ?? generated;
  if (wanted !== null && (hash === null || !(await Bun.password.verify(wanted, hash)))) {
    hash = await Bun.password.hash(wanted, 'argon2id');
    await replacePasswordHash(db, hash);
  }
  const stored = hash as string;
  return {
    staffPassword: { matches: (password) => Bun.password.verify(password, stored) },
    generated,
  };
}

function generatePassword(): string {
  return crypto.getRandomValues(Buffer.alloc(GENERATED_BYTES)).toString('base64url');
}
